import { useTranslation } from 'react-i18next';
import { Form } from '../../forms/form';
import { useAmountText } from '../../i18n/use-amount-text';
import { StatusLine } from '../../ui/feedback/status-line';
import { MoneyField } from '../../ui/forms/money-field';
import { PasswordField } from '../../ui/forms/password-field';
import { typedPoints, worthOf } from './point-worth';
import type { PointConfig } from './rewards.api';
import { usePointForm } from './use-point-form';

/** Points and the payment password; it says what the points come to while they are typed. */
export function PointForm({ points, rules }: { points: number; rules: PointConfig }) {
  const { t } = useTranslation('rewards');
  const { amount, count } = useAmountText();
  const { form, converted } = usePointForm(points, rules);
  const { convertMin, currency } = rules;
  const typed = typedPoints(form.fields.points);
  const isEnough = points >= convertMin;
  return (
    <Form
      form={form}
      action={t('points.submit')}
      disabledReason={
        !isEnough && t('points.tooFew', { min: count(convertMin), left: count(convertMin - points) })
      }
      after={
        <StatusLine tone="gain" strong>
          {converted &&
            t('points.converted', {
              points: count(converted.points),
              amount: amount(converted.amount, currency),
            })}
        </StatusLine>
      }
    >
      <MoneyField
        {...form.control('points')}
        label={t('points.amount')}
        hint={
          typed
            ? t('points.youGet', { amount: amount(worthOf(typed, rules), currency) })
            : t('points.amountHint', { min: count(convertMin) })
        }
        required
        currencySymbol={t('points.unit')}
        digits={0}
        presetsLabel={t('points.allLabel')}
        presets={
          isEnough
            ? [{ value: String(points), label: t('points.all', { points: count(points) }) }]
            : undefined
        }
      />
      <PasswordField
        {...form.input('paymentPassword')}
        label={t('points.paymentPassword')}
        autoComplete="off"
        required
      />
    </Form>
  );
}
