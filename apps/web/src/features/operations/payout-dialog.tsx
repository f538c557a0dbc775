import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { distributeWithdrawal, resolveWithdrawal } from '#libs/operations/common/withdrawal-operator.calls';
import { AmountField } from '../../forms/amount-field';
import { CommandDialog } from '../../forms/command-dialog';
import { useForm } from '../../forms/use-form';
import { useAmountText } from '../../i18n/use-amount-text';
import { typedAmount } from '../../ui/forms/money-input';
import { checkMinLength } from './min-length';
import { useOperatorCommand } from './operations.api';
import { ReferenceField } from './reference-field';
import type { WithdrawalCaseValue } from './withdrawal-case.api';

interface PayoutDialogProps {
  found: WithdrawalCaseValue;
  /** The disputed payout is sent once more; its amount stands. */
  again: boolean;
  onClose: () => void;
}

/** What the bank was told to send: an amount, all of the rest unless changed, and the bank's reference. */
export function PayoutDialog({ found, again, onClose }: PayoutDialogProps) {
  const { t } = useTranslation('operations');
  const { amount: money } = useAmountText();
  const first = useRef<HTMLInputElement>(null);
  const distribute = useOperatorCommand(distributeWithdrawal, onClose);
  const resend = useOperatorCommand(resolveWithdrawal, onClose);
  const { id, currency } = found;
  const form = useForm(
    { amount: found.rest, reference: '' },
    {
      sending: again ? resend : distribute,
      check: ({ reference }) => checkMinLength('reference', reference),
      submit: ({ amount, reference: typed }) => {
        const reference = typed.trim();
        return again
          ? resend.run({ id, outcome: 'resend', reference })
          : distribute.run({ id, amount: typedAmount(amount), reference });
      },
    },
  );
  const shown = money(again ? (found.tranche?.amount ?? found.rest) : found.rest, currency);
  return (
    <CommandDialog
      form={form}
      title={again ? t('move.resend') : t('move.distribute')}
      text={t(again ? 'withdrawal.resendText' : 'withdrawal.distributeText', {
        amount: shown,
        payee: found.bankAccount.holder,
        bank: found.bankAccount.bank,
        number: found.accountNumber,
      })}
      initialFocus={first}
      onClose={onClose}
    >
      {!again && (
        <AmountField
          {...form.control('amount')}
          label={t('withdrawal.amount')}
          currency={currency}
          required
          hint={t('withdrawal.amountHint', { rest: shown })}
        />
      )}
      <ReferenceField ref={first} {...form.input('reference')} hint={t('withdrawal.referenceHint')} />
    </CommandDialog>
  );
}
