import { useTranslation } from 'react-i18next';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { SummaryCard } from '../../ui/data/summary-card';
import { ladderOf } from './ladder';
import { payoutState } from './payout-state';

/** The phrase of a real-time salary names the rate on all bets only if there is one. */
const phraseOf = ({ kind, betRate }: PayoutSummary) =>
  kind === 'realtime' && Number(betRate) > 0 ? 'realtimeBet' : kind;

/** How a payout was calculated: in a sentence, and step by step in figures. */
export function PayoutFormula({ payout }: { payout: PayoutSummary }) {
  const { t } = useTranslation('agency');
  const { amount, exact, rate } = useAmountText();
  const rates = { win: rate(payout.winRate), loss: rate(payout.lossRate), bet: rate(payout.betRate) };
  const reached = [payout.winRate, payout.lossRate, payout.betRate].some((each) => Number(each) > 0);
  const steps = ladderOf(payout).map((step) => ({
    label: t(`salary.ladder.${step.name}`),
    value: 'rate' in step ? `× ${rate(step.rate)}` : exact(step.amount, payout.currency),
  }));
  const result = {
    label: t(payoutState(payout) === 'carried' ? 'salary.ladder.carried' : 'salary.ladder.rounded'),
    value: amount(payout.amount, payout.currency),
    total: true,
  };
  return (
    <SummaryCard
      title={t('salary.how')}
      text={reached ? t(`salary.words.${phraseOf(payout)}`, rates) : t('salary.words.noStep')}
      rows={[...steps, result]}
    />
  );
}
