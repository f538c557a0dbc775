import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { returnPayment } from '#libs/operations/common/payment-desk.calls';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { FormRefusal } from '../session/form-refusal';
import styles from './case.module.css';
import { useAct } from './operations.api';

const SHORTEST = 3;

interface ReturnPaymentDialogProps {
  id: string;
  /** As it is shown. */
  amount: string;
  onClose: () => void;
}

/** The bank has sent a payment back; it says so under a reference. */
export function ReturnPaymentDialog({ id, amount, onClose }: ReturnPaymentDialogProps) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const toast = useToast();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [reference, setReference] = useState('');
  const [short, setShort] = useState(false);
  const giveBack = useAct(returnPayment, () => {
    toast.show({ title: t('payment.returned', { amount }) });
    onClose();
  });
  const submit = () => {
    const bare = reference.trim();
    setShort(bare.length < SHORTEST);
    if (bare.length >= SHORTEST && !giveBack.busy) giveBack.act({ id, reference: bare });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={field}
      title={t('payment.return')}
      closeLabel={site('common.close')}
      description={t('payment.returnText', { amount })}
      footer={
        <>
          <Button onClick={onClose}>{site('common.cancel')}</Button>
          <Button type="submit" form={form} tone="danger" loading={giveBack.busy}>
            {t('payment.return')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          ref={field}
          label={t('withdrawal.reference')}
          hint={t('payment.returnHint')}
          required
          maxLength={100}
          autoComplete="off"
          value={reference}
          error={short ? t('reasonShort') : undefined}
          onChange={(event) => {
            setReference(event.target.value);
            setShort(false);
          }}
        />
        <FormRefusal refusal={giveBack.refusal} />
      </form>
    </Dialog>
  );
}
