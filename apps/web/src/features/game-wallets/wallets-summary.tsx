import { useTranslation } from 'react-i18next';
import type { VendorWallet } from '#libs/games/common/wallet-transfer';
import { parseAmount, toWire } from '#libs/money/amount';
import { useMemberInfo } from '../../data/session/member-info';
import { FormRefusal } from '../../forms/form-refusal';
import { useAmountText } from '../../i18n/use-amount-text';
import { SummaryCard } from '../../ui/data/summary-card';
import { Button } from '../../ui/forms/button';
import { useBringBack } from './use-bring-back';

/** What the member has here and there, and the way to have all of it here. */
export function WalletsSummary({ list }: { list: VendorWallet[] }) {
  const { t } = useTranslation('wallets');
  const { amount } = useAmountText();
  const info = useMemberInfo().data;
  const { bringBack, busy, refusal, isNothingThere } = useBringBack(list);
  const [first] = list;
  const outside = list.reduce(
    (sum, { balance, atStake, currency }) =>
      sum + parseAmount(balance, currency) + parseAmount(atStake, currency),
    0n,
  );
  return (
    <SummaryCard
      title={t('summary')}
      rows={[
        { label: t('main'), value: info && amount(info.balance, info.currency), total: true },
        { label: t('outside'), value: first && amount(toWire(outside, first.currency), first.currency) },
      ]}
    >
      <FormRefusal refusal={refusal} />
      <Button
        tone="primary"
        wide
        loading={busy}
        disabledReason={isNothingThere && t('nothingThere')}
        onClick={() => void bringBack()}
      >
        {t('bringBack')}
      </Button>
    </SummaryCard>
  );
}
