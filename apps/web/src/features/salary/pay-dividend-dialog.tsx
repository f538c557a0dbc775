import { useTranslation } from 'react-i18next';
import { type PayoutSummary, payDividend } from '#libs/agency/common/salary.calls';
import { parseAmount } from '#libs/money/amount';
import { queryClient } from '../../data/cache/query-client';
import { useMemberInfo } from '../../data/session/member-info';
import { FormRefusal } from '../../forms/form-refusal';
import { useCommand } from '../../forms/use-command';
import { useAmountText } from '../../i18n/use-amount-text';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { Facts } from '../../ui/data/facts';
import { Figure } from '../../ui/data/figure';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlays/dialog';
import { usePeriodText } from './use-period-text';

const covers = (balance: string, { amount, currency }: PayoutSummary): boolean =>
  parseAmount(balance, currency) >= parseAmount(amount, currency);

/** Pays an unpaid dividend from the agent's own wallet. */
export function PayDividendDialog({ payout, onClose }: { payout: PayoutSummary; onClose: () => void }) {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  const periodText = usePeriodText();
  const info = useMemberInfo();
  const pay = useCommand(payDividend, {
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: ['dividends'] });
      onClose();
    },
  });
  const short = pay.refusal?.code === 'error_dividend_funds_short';
  // A deposit that has arrived meanwhile settles the refusal.
  const isCovered = short && info.data !== undefined && covers(info.data.balance, payout);
  const due = amount(payout.amount, payout.currency);
  const values = { amount: due, account: payout.payee.account, period: periodText(payout) };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('salary.dividends.payTitle')}
      description={t('salary.dividends.payText', values)}
    >
      <Stack gap={4}>
        <Facts
          items={[
            {
              label: t('salary.dividends.balanceNow'),
              value: <Figure>{info.data && amount(info.data.balance, info.data.currency)}</Figure>,
            },
          ]}
        />
        <FormRefusal refusal={isCovered ? null : pay.refusal} />
        {short && !isCovered && (
          <LinkButton wide to={PATHS.deposit}>
            {t('salary.dividends.deposit')}
          </LinkButton>
        )}
        <Button
          tone="primary"
          size="large"
          wide
          loading={pay.busy}
          onClick={() => void pay.run({ id: payout.id })}
        >
          {t('salary.dividends.payNow', { amount: due })}
        </Button>
      </Stack>
    </Dialog>
  );
}
