import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../i18n/use-moment-text';
import { GameScene } from '../../ui/art/game-scene';
import type { StyleIndex } from '../../ui/art/palette';
import { CopyId } from '../../ui/copy-id';
import { ProofView } from '../games/proof-view';
import { useRoundText } from '../games/use-round-text';
import type { BetDetail } from './bet-detail';
import { BetMoves } from './bet-moves';
import { BetStatus, outcomeOf } from './bet-status';
import styles from './bet-view.module.css';

export function BetView({ bet }: { bet: BetDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useMomentText();
  const { game, amount } = useRoundText();
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <div className={styles.game}>
          <div className={styles.art}>
            <GameScene
              gameCode={bet.gameCode}
              scene={bet.scene}
              styleIndex={(bet.nodeId % 5) as StyleIndex}
            />
          </div>
          <div className={styles.what}>
            <h2>{game(bet.gameNames)}</h2>
            <p>{bet.vendorName}</p>
            <div role="status">
              <BetStatus bet={bet} />
            </div>
          </div>
        </div>
        <p className={styles.say}>{t(`bets.say.${outcomeOf(bet)}`)}</p>
        <dl className={styles.facts}>
          <dt>{t('bets.stake')}</dt>
          <dd className={styles.figures}>{amount(bet.stake, bet.currency)}</dd>
          <dt>{t('bets.payout')}</dt>
          <dd className={styles.figures}>{amount(bet.payout, bet.currency)}</dd>
          <dt>{t('bets.openedAt')}</dt>
          <dd>{dateTime(bet.openedAt)}</dd>
          {bet.settledAt && (
            <>
              <dt>{t('bets.settledAt')}</dt>
              <dd>{dateTime(bet.settledAt)}</dd>
            </>
          )}
          <dt>{t('bets.number')}</dt>
          <dd>
            <Copied value={bet.id} />
          </dd>
          <dt>{t('bets.vendorNumber')}</dt>
          <dd>
            <Copied value={bet.round} />
          </dd>
        </dl>
        <BetMoves bet={bet} />
      </div>
      <ProofView proof={bet.proof} />
    </div>
  );
}

function Copied({ value }: { value: string }) {
  const { t } = useTranslation();
  return (
    <CopyId
      value={value}
      display={value.length > 14 ? `${value.slice(0, 12)}…` : value}
      copyLabel={t('common.copy')}
      copiedLabel={t('common.copied')}
      failedLabel={t('common.copyFailed')}
    />
  );
}
