import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Detail } from '../../lists/detail';
import { agentPath } from '../../routes/paths';
import { Facts } from '../../ui/data/facts';
import { Button } from '../../ui/forms/button';
import { PayDividendDialog } from './pay-dividend-dialog';
import { PayoutFormula } from './payout-formula';
import { PayoutStatus } from './payout-status';
import { usePeriodText } from './use-period-text';

/** What was paid to whom and for when, and how it was calculated; what is owed may be paid here. */
export function PayoutFacts({ payout }: { payout: PayoutSummary }) {
  const { t } = useTranslation('agency');
  const { amount, count } = useAmountText();
  const { dateTime } = useMomentText();
  const periodText = usePeriodText();
  const [paying, setPaying] = useState(false);
  const isOwed = payout.side === 'owed';
  const payer = payout.payer?.account ?? t('salary.house');
  return (
    <Detail
      amount={amount(payout.amount, payout.currency)}
      status={<PayoutStatus payout={payout} />}
      actions={
        isOwed &&
        payout.status === 'unpaid' && (
          <Button tone="primary" onClick={() => setPaying(true)}>
            {t('salary.dividends.pay')}
          </Button>
        )
      }
      aside={<PayoutFormula payout={payout} />}
    >
      <Facts
        items={[
          { label: t('salary.period'), value: periodText(payout) },
          { label: t('salary.from'), value: isOwed ? t('salary.you') : payer },
          { label: t('salary.to'), value: isOwed ? payout.payee.account : t('salary.you') },
          { label: t('salary.active'), value: count(payout.activeMembers) },
          { label: t('salary.validBet'), value: amount(payout.validBet, payout.currency) },
          { label: t('salary.settledAt'), value: dateTime(payout.settledAt) },
          payout.paidAt !== null && { label: t('salary.states.paid'), value: dateTime(payout.paidAt) },
          {
            label: t('salary.contract'),
            value: (
              <Link to={agentPath('contracts', `/${payout.contractId}`)}>{t('salary.seeContract')}</Link>
            ),
          },
        ]}
      />
      {paying && <PayDividendDialog payout={payout} onClose={() => setPaying(false)} />}
    </Detail>
  );
}
