import { createDeposit } from '#libs/cashier/common/deposit.calls';
import { depositAmountError } from '#libs/cashier/common/order-limits';
import { amountRefusal } from '../../forms/amount-refusal';
import { useCommand } from '../../forms/use-command';
import { useCommandForm } from '../../forms/use-command-form';
import { typedAmount, typedMinor } from '../../ui/forms/money-input';
import { bonusInForce, renewPromotions, useDepositBonuses } from '../promotions/shared/deposit-bonuses';
import type { Method } from './method-choice';

const FIELD_OF_CODE = {
  error_deposit_below_minimum: 'amount',
  error_deposit_above_maximum: 'amount',
};

/**
 * What the person has chosen, and the order; the first method counts until one is chosen. The bank's page opens in a tab
 * once the order is accepted. A browser that takes this for a popup shows none: then the deposit's page has the link.
 */
export function useDepositForm(methods: [Method, ...Method[]], onOrdered: (id: string) => void) {
  const order = useCommand(createDeposit, {
    onDone: ({ id, payUrl }) => {
      window.open(payUrl, '_blank', 'noopener');
      onOrdered(id);
    },
    // A bonus that was refused may no longer be there.
    onAnswer: renewPromotions,
  });
  const bonuses = useDepositBonuses().data;
  const list = bonuses?.list ?? [];
  const methodOf = (chosen: string) => methods.find(({ id }) => id === chosen) ?? methods[0];
  const form = useCommandForm(
    order,
    { method: '', amount: '', bonus: '' },
    {
      toInput: ({ method, amount, bonus }) => {
        const { id, currency } = methodOf(method);
        const inForce = bonusInForce(list, bonus, typedMinor(amount, currency), currency);
        // Where nothing could be chosen, nothing is said.
        const choice = list.length === 0 ? {} : { bonus: inForce?.id ?? null };
        return { method: id, amount: typedAmount(amount), ...choice };
      },
      liveCheck: ({ method, amount }) => {
        const { currency, ...limits } = methodOf(method);
        return amountRefusal(amount, currency, (minor) => depositAmountError(minor, limits, currency));
      },
      currency: methods[0].currency,
      fieldOfCode: FIELD_OF_CODE,
    },
  );
  return { form, method: methodOf(form.fields.method), bonuses };
}
