import { useTranslation } from 'react-i18next';
import { displayRound } from '#libs/money/display';
import { AmountField } from '../../forms/amount-field';
import { OrderForm } from '../../forms/order-form';
import { typedMinor } from '../../ui/forms/money-input';
import DepositBonusChoice from '../promotions/shared/deposit-bonus-choice';
import { DepositSummaryCard } from './deposit-summary';
import { type Method, MethodChoice } from './method-choice';
import { useDepositForm } from './use-deposit-form';

interface DepositFormProps {
  methods: [Method, ...Method[]];
  balance: string | undefined;
  onOrdered: (id: string) => void;
}

export function DepositForm({ methods, balance, onOrdered }: DepositFormProps) {
  const { t, i18n } = useTranslation();
  const { form, method, bonuses } = useDepositForm(methods, onOrdered);
  const { fields } = form;
  const { currency } = method;
  const round = (amount: string) => displayRound(amount, currency, i18n.language);
  return (
    <OrderForm
      form={form}
      action={t('deposit.submit')}
      summary={<DepositSummaryCard method={method} amount={fields.amount} balance={balance} />}
    >
      <MethodChoice methods={methods} chosen={method.id} onChoose={(id) => form.set({ method: id })} />
      <AmountField
        {...form.control('amount')}
        label={t('deposit.amount')}
        hint={t('deposit.amountHint', { min: round(method.min), max: round(method.max) })}
        required
        currency={currency}
        presetsLabel={t('deposit.presets')}
        presets={method.presets}
      />
      {bonuses && (
        <DepositBonusChoice
          {...bonuses}
          minor={typedMinor(fields.amount, currency)}
          chosen={fields.bonus}
          onChoose={(bonus) => form.set({ bonus })}
        />
      )}
    </OrderForm>
  );
}
