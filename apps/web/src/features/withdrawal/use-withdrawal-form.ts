import { useNavigate } from 'react-router-dom';
import { cashierErrors } from '#libs/cashier/common/cashier.errors';
import { type AmountError, withdrawalAmountError } from '#libs/cashier/common/order-limits';
import { createWithdrawal } from '#libs/cashier/common/withdrawal.calls';
import { parseAmount } from '#libs/money/amount';
import { amountRefusal, FIELD_OF_WALLET_CODE, outgoingAmountError } from '../../forms/amount-refusal';
import { useCommand } from '../../forms/use-command';
import { useCommandForm } from '../../forms/use-command-form';
import { PATHS, pathOf } from '../../routes/paths';
import { typedAmount } from '../../ui/forms/money-input';
import type { WithdrawalOptions } from './shared/withdrawal-options';

const INITIAL_VALUES = { amount: '', paymentPassword: '', acceptForfeit: false };
const FIELD_OF_CODE = {
  error_withdrawal_below_minimum: 'amount',
  error_withdrawal_above_maximum: 'amount',
  error_withdrawn_today_limit: 'amount',
  ...FIELD_OF_WALLET_CODE,
  error_bank_account_unknown: 'bankAccountId',
};

/**
 * The form of a withdrawal. The first bank account is preselected; one that is deleted meanwhile is no longer shown as chosen, and
 * none takes its place. `balance` is a decimal string.
 */
export function useWithdrawalForm(options: WithdrawalOptions, balance: string | undefined) {
  const { accounts, currency } = options;
  const navigate = useNavigate();
  const command = useCommand(createWithdrawal, {
    onDone: ({ id }) => navigate(pathOf(PATHS.withdrawalDetail, { id })),
  });
  const initial = { ...INITIAL_VALUES, bankAccountId: accounts[0]?.id ?? '' };
  const form = useCommandForm(command, initial, {
    toInput: ({ amount, ...fields }) => ({ ...fields, amount: typedAmount(amount) }),
    liveCheck: ({ amount }) =>
      amountRefusal(
        amount,
        currency,
        (minor) =>
          withdrawalAmountError(minor, options, currency) ??
          dailyLimitError(minor, options) ??
          outgoingAmountError(minor, { balance, turnoverLeft: options.turnoverLeft }, currency),
      ),
    currency,
    names: ['bankAccountId', 'acceptForfeit'],
    fieldOfCode: FIELD_OF_CODE,
  });
  return form;
}

/** As the server refuses an amount (minor units) above what today's withdrawals may still come to. */
function dailyLimitError(
  minor: bigint,
  { sumLeft, currency }: Pick<WithdrawalOptions, 'sumLeft' | 'currency'>,
): AmountError | null {
  if (sumLeft === null || minor <= parseAmount(sumLeft, currency)) return null;
  return { entry: cashierErrors.error_withdrawn_today_limit, params: { left: sumLeft } };
}
