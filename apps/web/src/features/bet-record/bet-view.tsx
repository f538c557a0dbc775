import { useTranslation } from 'react-i18next';
import { drawOfRound } from '#libs/lottery/common/titles';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Detail } from '../../lists/detail';
import { GameScene } from '../../ui/art/game-scene';
import type { StyleIndex } from '../../ui/art/palette';
import { CopyId } from '../../ui/data/copy-id';
import { Facts } from '../../ui/data/facts';
import { ProofView } from '../games/shared/proof-view';
import { useGameName } from '../games/shared/use-game-name';
import type { BetDetail } from './bet-detail';
import { BetMoves } from './bet-moves';
import styles from './bet-view.module.css';
import { DrawProof } from './draw-proof';
import { BetStatus, outcomeOf } from './shared/bet-status';

export function BetView({ bet }: { bet: BetDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useMomentText();
  const { amount } = useAmountText();
  const gameName = useGameName();
  const { currency, gameCode, scene, nodeId, settledAt } = bet;
  const draw = drawOfRound(bet);
  return (
    <Detail
      note={
        <div className={styles.game}>
          <div className={styles.art}>
            <GameScene gameCode={gameCode} scene={scene} styleIndex={(nodeId % 5) as StyleIndex} />
          </div>
          <div>
            <h2>{gameName(bet.gameNames)}</h2>
            <p>{bet.vendorName}</p>
          </div>
        </div>
      }
      status={<BetStatus bet={bet} />}
      sentence={t(`bets.say.${outcomeOf(bet)}`)}
      aside={draw ? <DrawProof {...draw} /> : <ProofView proof={bet.proof} />}
    >
      <Facts
        items={[
          { label: t('bets.stake'), value: amount(bet.stake, currency) },
          { label: t('bets.payout'), value: amount(bet.payout, currency) },
          { label: t('bets.openedAt'), value: dateTime(bet.openedAt) },
          settledAt !== null && { label: t('bets.settledAt'), value: dateTime(settledAt) },
          { label: t('bets.number'), value: <CopyId value={bet.id} /> },
          { label: t('bets.vendorNumber'), value: <CopyId value={bet.round} /> },
        ]}
      />
      <BetMoves bet={bet} />
    </Detail>
  );
}
