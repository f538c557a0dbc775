import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { DialogPart } from '../../lazy/dialog-part';
import { lazyPart } from '../../lazy/lazy-part';
import { PATHS } from '../../routes/paths';
import { EndedGame } from './ended-game';
import { FairnessDrawer } from './fairness-drawer';
import styles from './game-stage.module.css';
import { StageBar } from './stage-bar';
import { StageContent } from './stage-content';
import { useEndedLaunch } from './use-ended-launch';
import { useFullScreen } from './use-full-screen';
import { useGameStage } from './use-game-stage';
import { useRoundBalance } from './use-round-balance';
import { useStageChat } from './use-stage-chat';

const DepositSheet = lazyPart(() => import('../deposit/shared/deposit-sheet'));

interface StageProps {
  nodeId: number;
  demo: boolean;
  /** Opens the deposit over the game at once. */
  deposits?: boolean;
}

/** A game in play: a slim bar, and the vendor's page in all the room that is left. */
export function Stage({ nodeId, demo, deposits = false }: StageProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(stage);
  const [sheet, setSheet] = useState<'fairness' | 'deposit' | null>(deposits ? 'deposit' : null);
  const open = (next: 'fairness' | 'deposit') => {
    // A full screen shows nothing but the game.
    if (fullScreen?.full) fullScreen.toggle();
    setSheet(next);
  };
  const close = () => setSheet(null);
  const chat = useStageChat(nodeId, fullScreen);
  const { state, send } = useGameStage(nodeId, demo);
  const game = state.context.game;
  const round = useRoundBalance(state.context.launched?.url);
  const ended = useEndedLaunch(state.context.launched?.launchId ?? null);
  const back = useWayBack();
  const title = game?.gameName ?? t('games.stage');
  useDocumentTitle(title);
  return (
    <div ref={stage} className={styles.stage}>
      <StageBar
        title={title}
        nodeId={nodeId}
        game={game}
        demo={state.context.launched?.demo ?? state.context.demo}
        visitor={state.context.visitor}
        back={back}
        round={round}
        fullScreen={fullScreen}
        chat={chat.button}
        onFairness={() => open('fairness')}
        onDeposit={() => open('deposit')}
        ended={ended !== null}
        onRestart={state.matches('started') ? () => send({ type: 'RETRY' }) : undefined}
      />
      <div className={styles.beside}>
        {ended && state.matches('started') ? (
          <EndedGame
            vendor={game?.vendorName ?? ''}
            elsewhere={ended.by === nodeId}
            back={back}
            onReturn={() => send({ type: 'RETRY' })}
          />
        ) : (
          <StageContent state={state} send={send} title={title} />
        )}
        {chat.panel}
      </div>
      {chat.sheet}
      {sheet === 'fairness' && game && <FairnessDrawer game={game} onClose={close} />}
      {sheet === 'deposit' && (
        <DialogPart onClose={close}>
          <DepositSheet onClose={close} closeLabel={t('games.backToGame')} />
        </DialogPart>
      )}
    </div>
  );
}

/** Where the person came from; home where the stage was opened by its address. */
function useWayBack(): string {
  const { state } = useLocation();
  return (state as { from?: string } | null)?.from ?? PATHS.home;
}
