import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { proposePaymentCredit } from '#libs/operations/common/payment-operator.calls';
import { CommandDialog } from '../../forms/command-dialog';
import { useForm } from '../../forms/use-form';
import { useAmountText } from '../../i18n/use-amount-text';
import { useToast } from '../../ui/feedback/toast';
import { TextField } from '../../ui/forms/text-field';
import { useOperatorCommand } from './operations.api';

const NUMBER = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface ProposeCreditDialogProps {
  payment: { id: string; amount: string; currency: string };
  deposit: string | null;
  /** It is this deposit and no other. */
  fixed?: boolean | undefined;
  onClose: () => void;
}

/** Which deposit a payment belongs to; nothing is credited before another operator confirms it. */
export function ProposeCreditDialog({ payment, deposit, fixed, onClose }: ProposeCreditDialogProps) {
  const { t } = useTranslation('operations');
  const { amount: money } = useAmountText();
  const toast = useToast();
  const first = useRef<HTMLInputElement>(null);
  const amount = money(payment.amount, payment.currency);
  const propose = useOperatorCommand(proposePaymentCredit, () => {
    toast.show({ title: t('payment.proposed', { amount }) });
    onClose();
  });
  const form = useForm(
    { deposit: deposit ?? '' },
    {
      sending: propose,
      check: ({ deposit: number }) =>
        NUMBER.test(number.trim()) ? [] : [{ field: 'deposit', code: 'field_invalid' }],
      submit: ({ deposit: number }) =>
        propose.run({ id: payment.id, deposit: number.trim(), amount: payment.amount }),
    },
  );
  const { error, ...field } = form.input('deposit');
  return (
    <CommandDialog
      form={form}
      title={t('payment.propose', { amount })}
      text={t(fixed ? 'payment.proposeFixedText' : 'payment.proposeText', { amount })}
      action={t('payment.proposeSubmit')}
      initialFocus={fixed ? undefined : first}
      onClose={onClose}
    >
      {!fixed && (
        <TextField
          {...field}
          ref={first}
          label={t('payment.depositNumber')}
          hint={t('payment.depositNumberHint')}
          required
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          error={error && t('payment.depositNumberWrong')}
        />
      )}
    </CommandDialog>
  );
}
