import { useTranslation } from 'react-i18next';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { ladderOf, type Rung } from './ladder';
import { payoutState } from './payout-state';
import styles from './salary.module.css';

/** A rate of nothing is not worth a word. */
const wordsOf = ({ kind, betRate }: PayoutSummary) =>
  kind === 'realtime' && Number(betRate) > 0 ? 'realtimeBet' : kind;

const key = ({ name }: Rung) => name;

/** How a payout came about: in a sentence, and step by step in figures. */
export function PayoutFormula({ payout }: { payout: PayoutSummary }) {
  const { t } = useTranslation('agency');
  const { amount, exact, rate } = useAmountText();
  const rates = { win: rate(payout.winRate), loss: rate(payout.lossRate), bet: rate(payout.betRate) };
  const reached = [payout.winRate, payout.lossRate, payout.betRate].some((each) => Number(each) > 0);
  return (
    <section className={styles.how}>
      <h2>{t('salary.how')}</h2>
      <p>{reached ? t(`salary.words.${wordsOf(payout)}`, rates) : t('salary.words.noStep')}</p>
      <dl className={styles.ladder}>
        {ladderOf(payout).map((rung) => (
          <div key={key(rung)}>
            <dt>{t(`salary.ladder.${rung.name}`)}</dt>
            <dd>{'rate' in rung ? `× ${rate(rung.rate)}` : exact(rung.amount, payout.currency)}</dd>
          </div>
        ))}
        <div className={styles.result}>
          <dt>{t(payoutState(payout) === 'carried' ? 'salary.ladder.carried' : 'salary.ladder.rounded')}</dt>
          <dd>{amount(payout.amount, payout.currency)}</dd>
        </div>
      </dl>
    </section>
  );
}
