import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { returnPayment } from '#libs/operations/common/payment-operator.calls';
import { CommandDialog } from '../../forms/command-dialog';
import { useForm } from '../../forms/use-form';
import { useToast } from '../../ui/feedback/toast';
import { checkMinLength } from './min-length';
import { useOperatorCommand } from './operations.api';
import { ReferenceField } from './reference-field';

interface ReturnPaymentDialogProps {
  id: string;
  /** As it is shown. */
  amount: string;
  onClose: () => void;
}

/** The bank has sent a payment back; it says so under a reference. */
export function ReturnPaymentDialog({ id, amount, onClose }: ReturnPaymentDialogProps) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const first = useRef<HTMLInputElement>(null);
  const giveBack = useOperatorCommand(returnPayment, () => {
    toast.show({ title: t('payment.returned', { amount }) });
    onClose();
  });
  const form = useForm(
    { reference: '' },
    {
      sending: giveBack,
      check: ({ reference }) => checkMinLength('reference', reference),
      submit: ({ reference }) => giveBack.run({ id, reference: reference.trim() }),
    },
  );
  return (
    <CommandDialog
      form={form}
      title={t('payment.return')}
      text={t('payment.returnText', { amount })}
      danger
      initialFocus={first}
      onClose={onClose}
    >
      <ReferenceField ref={first} {...form.input('reference')} hint={t('payment.returnHint')} />
    </CommandDialog>
  );
}
