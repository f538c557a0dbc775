import { useTranslation } from 'react-i18next';
import { parseAmount } from '#libs/money/amount';
import { type Currency, digitsOf, symbolOf } from '#libs/money/currency';
import { displayRound } from '#libs/money/display';
import { withAmounts } from '../../i18n/money-refusal';
import { useAmountText } from '../../i18n/use-amount-text';
import { Button } from '../../ui/button';
import { MoneyField } from '../../ui/money-field';
import { PasswordField } from '../../ui/password-field';
import { Segmented } from '../../ui/segmented';
import { TextField } from '../../ui/text-field';
import { useFieldTexts } from '../security/use-field-texts';
import { FormRefusal } from '../session/form-refusal';
import type { TransferOptions } from './transfer.api';
import styles from './transfer.module.css';
import { TransferSummary } from './transfer-summary';
import { useTransferForm } from './use-transfer-form';

const FIELDS = ['account', 'amount', 'reason', 'paymentPassword'] as const;
const OWNERS = {
  error_receiver_unknown: 'account',
  error_receiver_inactive: 'account',
  error_transfer_below_minimum: 'amount',
  error_insufficient_balance: 'amount',
  error_turnover_left: 'amount',
  error_payment_password_wrong: 'paymentPassword',
  error_payment_password_locked: 'paymentPassword',
} as const;
const WITH_MONEY = new Set(['error_transfer_below_minimum', 'error_turnover_left']);

/** `to`: the downline that the person came from. */
export function TransferForm({ options, to }: { options: TransferOptions; to: string }) {
  const { t, i18n } = useTranslation('agency');
  const { t: site } = useTranslation();
  const form = useTransferForm(options.toDownline ? 'down' : 'up', to);
  const { fields, direction } = form;
  const currency = options.currency as Currency;
  const round = (amount: string) => displayRound(amount, currency, i18n.language);
  const refusal =
    form.refusal && WITH_MONEY.has(form.refusal.code) ? withAmounts(form.refusal, round) : form.refusal;
  const { texts, rest } = useFieldTexts(refusal, FIELDS, OWNERS);
  const both = options.toDownline && options.upline !== null;
  const nothing = parseAmount(options.max, currency) < parseAmount(options.min, currency);
  const complete =
    fields.amount &&
    fields.reason.trim() &&
    fields.paymentPassword &&
    (direction === 'up' || fields.account.trim());
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.busy) void form.submit();
      }}
    >
      <div className={styles.fields}>
        {both && (
          <Segmented
            label={t('transfer.direction')}
            wide
            value={direction}
            onChange={form.setDirection}
            options={[
              { value: 'down', label: t('transfer.toDownline') },
              { value: 'up', label: t('transfer.toUpline') },
            ]}
          />
        )}
        {direction === 'up' ? (
          <p className={styles.upline}>{t('transfer.uplineIs', { account: options.upline })}</p>
        ) : (
          <TextField
            label={t('transfer.account')}
            hint={t('transfer.accountHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={64}
            error={texts.account}
            value={fields.account}
            onChange={(event) => form.set('account', event.target.value)}
          />
        )}
        <div className={styles.amount}>
          <MoneyField
            label={t('transfer.amount')}
            hint={t('transfer.amountHint', { min: round(options.min) })}
            error={texts.amount}
            required
            value={fields.amount}
            onChange={(amount) => form.set('amount', amount)}
            currencySymbol={symbolOf(currency)}
            digits={digitsOf(currency)}
            presetsLabel={t('transfer.allLabel')}
            presets={
              nothing
                ? undefined
                : [
                    {
                      value: options.max.replace(/\.0+$/, ''),
                      label: t('transfer.all', { amount: round(options.max) }),
                    },
                  ]
            }
          />
        </div>
        <TextField
          label={t('transfer.reason')}
          hint={t('transfer.reasonHint')}
          autoComplete="off"
          required
          maxLength={140}
          error={texts.reason}
          value={fields.reason}
          onChange={(event) => form.set('reason', event.target.value)}
        />
        <PasswordField
          label={t('transfer.paymentPassword')}
          showPasswordLabel={site('common.showPassword')}
          hidePasswordLabel={site('common.hidePassword')}
          autoComplete="off"
          required
          error={texts.paymentPassword}
          value={fields.paymentPassword}
          onChange={(event) => form.set('paymentPassword', event.target.value)}
        />
      </div>
      <div className={styles.side}>
        <TransferSummary options={options} />
        <Sent transfer={form.sent} />
        {nothing && <p className={styles.obstacle}>{t('transfer.nothingFree')}</p>}
        <FormRefusal refusal={rest} />
        <Button
          type="submit"
          tone="primary"
          size="large"
          wide
          loading={form.busy}
          disabled={nothing || !complete}
        >
          {t('transfer.submit')}
        </Button>
      </div>
    </form>
  );
}

function Sent({ transfer }: { transfer: ReturnType<typeof useTransferForm>['sent'] }) {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  return (
    <p role="status" className={styles.sent}>
      {transfer &&
        t('transfer.sent', { amount: amount(transfer.amount, transfer.currency), account: transfer.account })}
    </p>
  );
}
