import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Currency, digitsOf, symbolOf } from '#libs/money/currency';
import { displayRound } from '#libs/money/display';
import { Button } from '../../ui/button';
import { MoneyField } from '../../ui/money-field';
import { FormRefusal } from '../session/form-refusal';
import styles from './deposit-page.module.css';
import { DepositSummaryCard } from './deposit-summary';
import { type Method, MethodChoice } from './method-choice';
import { useAmountError } from './use-amount-error';
import { useDepositForm } from './use-deposit-form';

interface DepositFormProps {
  methods: Method[];
  balance: string | undefined;
}

export function DepositForm({ methods, balance }: DepositFormProps) {
  const { t, i18n } = useTranslation();
  const form = useDepositForm(methods[0]?.id ?? '');
  const method = methods.find(({ id }) => id === form.method);
  const currency = (method?.currency ?? 'BDT') as Currency;
  const round = (amount: string) => displayRound(amount, currency, i18n.language);
  const amountError = useAmountError(form.refusal, round);
  const amountId = useId();
  useEffect(() => {
    if (amountError) document.getElementById(amountId)?.focus();
  }, [amountError, amountId]);
  if (!method) return null;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div className={styles.choices}>
        <MethodChoice methods={methods} chosen={form.method} onChoose={form.setMethod} />
        <MoneyField
          id={amountId}
          label={t('deposit.amount')}
          hint={t('deposit.amountHint', { min: round(method.min), max: round(method.max) })}
          error={amountError}
          required
          value={form.amount}
          onChange={form.setAmount}
          currencySymbol={symbolOf(currency)}
          digits={digitsOf(currency)}
          presetsLabel={t('deposit.presets')}
          presets={method.presets.map((preset) => ({
            value: whole(preset),
            label: round(preset),
          }))}
        />
      </div>
      <div className={styles.side}>
        <DepositSummaryCard method={method} amount={form.amount} balance={balance} />
        <div className={styles.action}>
          <FormRefusal refusal={amountError ? null : form.refusal} />
          <Button
            type="submit"
            tone="primary"
            size="large"
            wide
            loading={form.busy}
            disabled={form.amount === ''}
          >
            {t('deposit.submit')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** "500.00" as a person types it: "500". */
const whole = (amount: string) => amount.replace(/\.0+$/, '');
