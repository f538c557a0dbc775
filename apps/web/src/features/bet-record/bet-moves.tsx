import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../i18n/use-moment-text';
import { useRoundText } from '../games/use-round-text';
import type { BetDetail } from './bet-detail';
import styles from './bet-view.module.css';

const SIGNS = { bet: '-', win: '+', rollback: '+' } as const;

/** What the round did to the wallet, step by step. */
export function BetMoves({ bet }: { bet: BetDetail }) {
  const { t } = useTranslation();
  const { clock } = useMomentText();
  const { amount } = useRoundText();
  return (
    <section className={styles.moves}>
      <h2>{t('bets.moves')}</h2>
      <ol>
        {bet.transactions.map((move) => (
          <li key={move.id}>
            <span>
              {t(`bets.operation.${move.operation}`)}
              {move.rolledBack && <small>{t('bets.rolledBack')}</small>}
            </span>
            <span className={styles.figures}>
              {SIGNS[move.operation]}
              {amount(move.amount, bet.currency)}
            </span>
            <time dateTime={move.at}>{clock(move.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
