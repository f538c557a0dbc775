import { useTranslation } from 'react-i18next';
import { parseAmount } from '#libs/money/amount';
import { displayRound } from '#libs/money/display';
import { AmountField } from '../../forms/amount-field';
import { OrderForm } from '../../forms/order-form';
import { useAmountText } from '../../i18n/use-amount-text';
import { PasswordField } from '../../ui/forms/password-field';
import { Segmented } from '../../ui/forms/segmented';
import { TextField } from '../../ui/forms/text-field';
import { Text } from '../../ui/layout/text';
import { ForfeitChoice } from '../bonus/shared/forfeit-choice';
import type { TransferOptions } from './transfer.api';
import { TransferSummary } from './transfer-summary';
import { useTransferForm } from './use-transfer-form';

/** `to`: the downline that the person came from. */
export function TransferForm({ options, to }: { options: TransferOptions; to: string }) {
  const { t, i18n } = useTranslation('agency');
  const { form, direction, turn, sent } = useTransferForm(options, to);
  const currency = options.currency;
  const round = (amount: string) => displayRound(amount, currency, i18n.language);
  const both = options.toDownline && options.upline !== null;
  const nothing = parseAmount(options.max, currency) < parseAmount(options.min, currency);
  return (
    <OrderForm
      form={form}
      action={t('transfer.submit')}
      blockedReason={nothing && t('transfer.nothingFree')}
      summary={
        <>
          <TransferSummary options={options} />
          <Sent transfer={sent} />
        </>
      }
    >
      {both && (
        <Segmented
          label={t('transfer.direction')}
          wide
          value={direction}
          onChange={turn}
          options={[
            { value: 'down', label: t('transfer.toDownline') },
            { value: 'up', label: t('transfer.toUpline') },
          ]}
        />
      )}
      {direction === 'up' ? (
        <Text size="lead" strong>
          {t('transfer.uplineIs', { account: options.upline })}
        </Text>
      ) : (
        <TextField
          {...form.input('account')}
          label={t('transfer.account')}
          hint={t('transfer.accountHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={64}
        />
      )}
      <AmountField
        {...form.control('amount')}
        label={t('transfer.amount')}
        hint={t('transfer.amountHint', { min: round(options.min) })}
        required
        currency={currency}
        presetsLabel={t('transfer.allLabel')}
        presets={nothing ? undefined : [options.max]}
        presetText={(amount) => t('transfer.all', { amount })}
      />
      <TextField
        {...form.input('reason')}
        label={t('transfer.reason')}
        hint={t('transfer.reasonHint')}
        autoComplete="off"
        required
        maxLength={140}
      />
      <PasswordField
        {...form.input('paymentPassword')}
        label={t('transfer.paymentPassword')}
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

function Sent({ transfer }: { transfer: ReturnType<typeof useTransferForm>['sent'] }) {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  return (
    <Text role="status" tone="gain" strong>
      {transfer &&
        t('transfer.sent', { amount: amount(transfer.amount, transfer.currency), account: transfer.account })}
    </Text>
  );
}
