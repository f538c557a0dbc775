import { useTranslation } from 'react-i18next';
import { isZero, parseAmount } from '#libs/money/amount';
import { displayRound } from '#libs/money/display';
import { AmountField } from '../../forms/amount-field';
import { OrderForm } from '../../forms/order-form';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { PasswordField } from '../../ui/forms/password-field';
import { ForfeitChoice } from '../bonus/shared/forfeit-choice';
import { AccountChoice } from './account-choice';
import type { WithdrawalOptions } from './shared/withdrawal-options';
import { useWithdrawalForm } from './use-withdrawal-form';
import { WithdrawalSummaryCard } from './withdrawal-summary-card';

interface WithdrawalFormProps {
  options: WithdrawalOptions;
  balance: string | undefined;
}

export function WithdrawalForm({ options, balance }: WithdrawalFormProps) {
  const { t, i18n } = useTranslation();
  const form = useWithdrawalForm(options, balance);
  const currency = options.currency;
  const round = (amount: string) => displayRound(amount, currency, i18n.language);
  const blockedReason = useBlockedReason(options);
  return (
    <OrderForm
      form={form}
      action={t('withdrawal.submit')}
      blockedReason={blockedReason}
      summary={<WithdrawalSummaryCard options={options} amount={form.fields.amount} balance={balance} />}
    >
      <AmountField
        large
        {...form.control('amount')}
        label={t('withdrawal.amount')}
        hint={t('withdrawal.amountHint', { min: round(options.min), max: round(options.max) })}
        required
        currency={currency}
        presetsLabel={t('withdrawal.allLabel')}
        presets={isZero(options.maxWithdrawable) ? undefined : [options.maxWithdrawable]}
        presetText={(amount) => t('withdrawal.all', { amount })}
      />
      <AccountChoice
        options={options}
        chosen={form.fields.bankAccountId}
        onChoose={(id) => form.set({ bankAccountId: id })}
        error={form.errors.bankAccountId}
      />
      <PasswordField
        {...form.input('paymentPassword')}
        label={t('withdrawal.paymentPassword')}
        autoComplete="off"
        required
      />
      <ForfeitChoice
        bonuses={options.forfeits}
        accepted={form.fields.acceptForfeit}
        onChange={(acceptForfeit) => form.set({ acceptForfeit })}
        error={form.errors.acceptForfeit}
      />
    </OrderForm>
  );
}

/** Why no withdrawal can be ordered now, or `null`. */
function useBlockedReason({
  frozen,
  owed,
  waitUntil,
  countLeft,
  sumLeft,
  maxWithdrawable,
  min,
  currency,
}: WithdrawalOptions): string | null {
  const { t } = useTranslation();
  const { dateTime } = useMomentText();
  const { amount } = useAmountText();
  const minor = (wire: string) => parseAmount(wire, currency);
  if (!isZero(owed)) return t('withdrawal.owedReason', { owed: amount(owed, currency) });
  if (frozen) return t('withdrawal.dividendDueReason');
  if (waitUntil !== null) return t('withdrawal.waitUntil', { time: dateTime(waitUntil) });
  if (countLeft === 0) return t('withdrawal.dailyCountUsed');
  if (sumLeft !== null && minor(sumLeft) < minor(min)) return t('withdrawal.dailySumUsed');
  if (minor(maxWithdrawable) < minor(min)) return t('withdrawal.belowMinimum');
  return null;
}
