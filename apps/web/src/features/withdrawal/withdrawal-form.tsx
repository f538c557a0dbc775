import { useTranslation } from 'react-i18next';
import { parseAmount } from '#libs/money/amount';
import { type Currency, digitsOf, symbolOf } from '#libs/money/currency';
import { displayRound } from '#libs/money/display';
import { useMomentText } from '../../i18n/use-moment-text';
import { Button } from '../../ui/button';
import { MoneyField } from '../../ui/money-field';
import { PasswordField } from '../../ui/password-field';
import type { WithdrawalOptions } from '../security/security.api';
import { FormRefusal } from '../session/form-refusal';
import { AccountChoice } from './account-choice';
import { useWithdrawalForm } from './use-withdrawal-form';
import { useWithdrawalRefusal } from './use-withdrawal-refusal';
import styles from './withdrawal-page.module.css';
import { WithdrawalSummaryCard } from './withdrawal-summary';

interface WithdrawalFormProps {
  options: WithdrawalOptions;
  balance: string | undefined;
}

export function WithdrawalForm({ options, balance }: WithdrawalFormProps) {
  const { t, i18n } = useTranslation();
  const form = useWithdrawalForm(options.accounts);
  const currency = options.currency as Currency;
  const round = (amount: string) => displayRound(amount, currency, i18n.language);
  const refusal = useWithdrawalRefusal(form.refusal, round);
  const obstacle = useObstacle(options);
  const all = whole(options.maxWithdrawable);
  const nothing = parseAmount(options.maxWithdrawable, currency) === 0n;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div className={styles.choices}>
        <div className={styles.amountField}>
          <MoneyField
            label={t('withdrawal.amount')}
            hint={t('withdrawal.amountHint', { min: round(options.min), max: round(options.max) })}
            error={refusal.amount}
            required
            value={form.amount}
            onChange={form.setAmount}
            currencySymbol={symbolOf(currency)}
            digits={digitsOf(currency)}
            presetsLabel={t('withdrawal.allLabel')}
            presets={
              nothing
                ? undefined
                : [{ value: all, label: t('withdrawal.all', { amount: round(options.maxWithdrawable) }) }]
            }
          />
        </div>
        <AccountChoice
          options={options}
          chosen={form.account}
          onChoose={form.setAccount}
          error={refusal.account}
        />
        <PasswordField
          label={t('withdrawal.paymentPassword')}
          showPasswordLabel={t('common.showPassword')}
          hidePasswordLabel={t('common.hidePassword')}
          autoComplete="off"
          required
          error={refusal.paymentPassword}
          value={form.paymentPassword}
          onChange={(event) => form.setPaymentPassword(event.target.value)}
        />
      </div>
      <div className={styles.side}>
        <WithdrawalSummaryCard options={options} amount={form.amount} balance={balance} />
        <div className={styles.action}>
          <p role="status" className={styles.obstacle}>
            {!options.frozen && obstacle}
          </p>
          <FormRefusal refusal={refusal.ofForm} />
          <Button
            type="submit"
            tone="primary"
            size="large"
            wide
            loading={form.busy}
            disabled={obstacle !== null || form.amount === '' || form.paymentPassword === ''}
          >
            {t('withdrawal.submit')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What keeps any order from being made now, or `null`. */
function useObstacle({
  frozen,
  waitUntil,
  countLeft,
  maxWithdrawable,
  min,
  currency,
}: WithdrawalOptions): string | null {
  const { t } = useTranslation();
  const { dateTime } = useMomentText();
  const minor = (amount: string) => parseAmount(amount, currency as Currency);
  if (frozen) return t('withdrawal.frozen');
  if (waitUntil !== null) return t('withdrawal.waitUntil', { time: dateTime(waitUntil) });
  if (countLeft === 0) return t('withdrawal.noneLeft');
  if (minor(maxWithdrawable) < minor(min)) return t('withdrawal.nothingFree');
  return null;
}

/** "500.00" as a person types it: "500". */
const whole = (amount: string) => amount.replace(/\.0+$/, '');
