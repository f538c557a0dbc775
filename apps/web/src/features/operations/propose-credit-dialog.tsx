import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proposePaymentCredit } from '#libs/operations/common/payment-desk.calls';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { FormRefusal } from '../session/form-refusal';
import styles from './case.module.css';
import { useAct } from './operations.api';
import { useMoneyText } from './use-money-text';

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
  const { t: site } = useTranslation();
  const money = useMoneyText();
  const toast = useToast();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState(deposit ?? '');
  const [wrong, setWrong] = useState(false);
  const amount = money(payment.amount, payment.currency);
  const propose = useAct(proposePaymentCredit, () => {
    toast.show({ title: t('payment.proposed', { amount }) });
    onClose();
  });
  const submit = () => {
    const bare = number.trim();
    setWrong(!NUMBER.test(bare));
    if (NUMBER.test(bare) && !propose.busy)
      propose.act({ id: payment.id, deposit: bare, amount: payment.amount });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={fixed ? undefined : field}
      title={t('payment.propose', { amount })}
      closeLabel={site('common.close')}
      description={t(fixed ? 'payment.proposeFixedText' : 'payment.proposeText', { amount })}
      footer={
        <>
          <Button onClick={onClose}>{site('common.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" loading={propose.busy}>
            {t('payment.proposeSubmit')}
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
        {!fixed && (
          <TextField
            ref={field}
            label={t('payment.depositNumber')}
            hint={t('payment.depositNumberHint')}
            required
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            value={number}
            error={wrong ? t('payment.depositNumberWrong') : undefined}
            onChange={(event) => {
              setNumber(event.target.value);
              setWrong(false);
            }}
          />
        )}
        <FormRefusal refusal={propose.refusal} />
      </form>
    </Dialog>
  );
}
