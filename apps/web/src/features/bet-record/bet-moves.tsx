import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Figure } from '../../ui/data/figure';
import { Section } from '../../ui/layout/section';
import type { BetDetail } from './bet-detail';
import styles from './bet-view.module.css';

const SIGNS = { bet: '-', win: '+', rollback: '+' } as const;

/** What the round did to the wallet, step by step. */
export function BetMoves({ bet }: { bet: BetDetail }) {
  const { t } = useTranslation();
  const { clock } = useMomentText();
  const { amount } = useAmountText();
  return (
    <Section title={t('bets.moves')}>
      <ol>
        {bet.transactions.map((move) => (
          <li key={move.id} className={styles.move}>
            <span>
              {t(`bets.operation.${move.operation}`)}
              {move.rolledBack && <small>{t('bets.rolledBack')}</small>}
            </span>
            <Figure>
              {SIGNS[move.operation]}
              {amount(move.amount, bet.currency)}
            </Figure>
            <time dateTime={move.at}>{clock(move.at)}</time>
          </li>
        ))}
      </ol>
    </Section>
  );
}
