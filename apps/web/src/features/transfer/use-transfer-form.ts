import { useState } from 'react';
import { transferAmountError } from '#libs/cashier/common/order-limits';
import { type Transfer, transferDownline, transferUpline } from '#libs/cashier/common/transfer.calls';
import { useMemberInfo } from '../../data/session/member-info';
import { amountRefusal, FIELD_OF_WALLET_CODE, outgoingAmountError } from '../../forms/amount-refusal';
import { useCommand } from '../../forms/use-command';
import { useForm } from '../../forms/use-form';
import { typedAmount } from '../../ui/forms/money-input';
import { renewTransfers, type TransferOptions } from './transfer.api';

const EMPTY = { amount: '', reason: '', paymentPassword: '', acceptForfeit: false };

const FIELD_OF_CODE = {
  error_receiver_unknown: 'account',
  error_receiver_inactive: 'account',
  error_transfer_below_minimum: 'amount',
  ...FIELD_OF_WALLET_CODE,
};

/** The form of a transfer, to a direct downline or to the upline. It is emptied after each transfer. */
export function useTransferForm({ toDownline, currency, min, turnoverLeft }: TransferOptions, to: string) {
  const balance = useMemberInfo().data?.balance;
  const [direction, setDirection] = useState<'down' | 'up'>(toDownline ? 'down' : 'up');
  const [sent, setSent] = useState<Transfer | null>(null);
  const options = {
    onAnswer: renewTransfers,
    onDone: (transfer: Transfer) => {
      form.set(EMPTY);
      setSent(transfer);
    },
  };
  const down = useCommand(transferDownline, options);
  const up = useCommand(transferUpline, options);
  const command = direction === 'down' ? down : up;
  const form = useForm(
    { account: to, ...EMPTY },
    {
      sending: {
        ...command,
        busy: down.busy || up.busy,
        clear: () => {
          command.clear();
          setSent(null);
        },
      },
      submit: ({ account, amount, ...typed }) => {
        const order = { ...typed, amount: typedAmount(amount) };
        return direction === 'down' ? down.run({ account, ...order }) : up.run(order);
      },
      liveCheck: ({ amount }) =>
        amountRefusal(
          amount,
          currency,
          (minor) =>
            transferAmountError(minor, min, currency) ??
            outgoingAmountError(minor, { balance, turnoverLeft }, currency),
        ),
      currency,
      fieldOfCode: FIELD_OF_CODE,
    },
  );
  const turn = (next: 'down' | 'up') => {
    if (form.busy) return;
    form.edit();
    setDirection(next);
  };
  return { form, direction, turn, sent };
}
