import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnDraw } from '#libs/lottery/common/draws.calls';
import type { LotteryGame } from '#libs/lottery/common/games';
import { Collapsible } from '../../../ui/layout/collapsible';
import { Text } from '../../../ui/layout/text';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import type { CurrentDraw } from '../lottery.api';
import { useTokenText } from '../picking/use-token-text';
import { AwaitedResult } from './awaited-result';
import styles from './draw-head.module.css';
import { Numbers } from './numbers';
import { OwnOutcomeLine } from './own-outcome-line';
import { hasMoreParts } from './result-parts';
import { Ring } from './ring';
import { shortNo } from './sale-draw';
import { type DrawPhase, useDraw } from './use-draw';
import { useResultText } from './use-result-text';

interface DrawHeadProps {
  game: LotteryGame;
  current: CurrentDraw;
}

/** The draw of a game: counted down, closed, drawn, with its numbers; then the next one. */
export function DrawHead({ game, current }: DrawHeadProps) {
  const { t } = useTranslation('lottery');
  const tokenText = useTokenText();
  const [announced, setAnnounced] = useState(0);
  const { phase, followed, last } = useDraw(game, current, () => setAnnounced((times) => times + 1));
  const no = (drawNo: string) => tokenText(shortNo(drawNo));
  return (
    <section className={styles.head} aria-label={t('head.label')}>
      {phase === 'selling' && followed ? (
        <Ring openAt={followed.openAt} closeAt={followed.closeAt} />
      ) : (
        <div className={styles.ring} data-phase={phase}>
          <PhaseWord game={game} phase={phase} />
        </div>
      )}
      <div className={styles.words}>
        <Text strong>{followed ? t('head.draw', { no: no(followed.drawNo) }) : t('head.noDraw')}</Text>
        {hasAwaited(game, phase) && followed && <AwaitedResult game={game} draw={followed} />}
        {phase !== 'drawn' && last && <LastDraw family={game.family} last={last} no={no(last.drawNo)} />}
        {phase === 'drawn' && last && <DrawnNow family={game.family} last={last} />}
        <OwnOutcomeLine gameCode={game.code} />
      </div>
      {last?.result && hasMoreParts(game.family, last.result) && (
        <div className={styles.all}>
          <Collapsible title={t('head.allPrizes', { no: no(last.drawNo) })}>
            <Numbers family={game.family} result={last.result} whole />
          </Collapsible>
        </div>
      )}
      <VisuallyHidden role="status">
        {announced > 0 && last && (
          <SaidResult key={announced} family={game.family} last={last} no={no(last.drawNo)} />
        )}
      </VisuallyHidden>
    </section>
  );
}

/** The number of a draw that others hold is a day, and it may be held on another one. */
const hasAwaited = (game: LotteryGame, phase: DrawPhase): boolean =>
  phase === 'closed' || phase === 'drawing' || (phase === 'selling' && game.result !== 'own');

function PhaseWord({ game, phase }: { game: LotteryGame; phase: DrawPhase }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'head' });
  if (phase === 'selling') return null;
  // What others draw comes when they tell it.
  return <strong>{t(phase === 'drawing' && game.result !== 'own' ? 'awaited' : phase)}</strong>;
}

interface LastProps {
  family: LotteryGame['family'];
  last: DrawnDraw;
}

function LastDraw({ family, last, no }: LastProps & { no: string }) {
  const { t } = useTranslation('lottery');
  return (
    <>
      <Text size="small" tone="muted">
        {t('head.last', { no })}
      </Text>
      {last.result ? (
        <Numbers family={family} result={last.result} size="small" />
      ) : (
        <Text size="small">{t('head.void')}</Text>
      )}
    </>
  );
}

function DrawnNow({ family, last }: LastProps) {
  const { t } = useTranslation('lottery');
  if (!last.result) return <Text tone="live">{t('head.voidText')}</Text>;
  return <Numbers key={last.drawNo} family={family} result={last.result} falling />;
}

/** Said once, whole, and not number by number. */
function SaidResult({ family, last, no }: LastProps & { no: string }) {
  const { t } = useTranslation('lottery');
  const resultText = useResultText();
  if (!last.result) return <>{t('head.saidVoid', { no })}</>;
  return <>{t('head.said', { no, numbers: resultText(family, last.result) })}</>;
}
