import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitsOf, isCurrency, symbolOf } from '#libs/money/currency';
import { distributeWithdrawal, resolveWithdrawal } from '#libs/operations/common/withdrawal-desk.calls';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { MoneyField } from '../../ui/money-field';
import { TextField } from '../../ui/text-field';
import { FormRefusal } from '../session/form-refusal';
import styles from './case.module.css';
import { useAct } from './operations.api';
import { useMoneyText } from './use-money-text';
import type { WithdrawalCaseValue } from './withdrawal-desk.api';

const SHORTEST = 3;

interface PayoutDialogProps {
  found: WithdrawalCaseValue;
  /** The disputed payout is sent once more; its amount stands. */
  again: boolean;
  onClose: () => void;
}

/** What the bank was told to send: an amount, all of the rest unless changed, and the bank's reference. */
export function PayoutDialog({ found, again, onClose }: PayoutDialogProps) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const errorText = useErrorText();
  const money = useMoneyText();
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState(found.rest);
  const [reference, setReference] = useState('');
  const [short, setShort] = useState(false);
  const distribute = useAct(distributeWithdrawal, onClose);
  const resend = useAct(resolveWithdrawal, onClose);
  const move = again ? resend : distribute;
  const { id, currency } = found;
  const fieldError = move.refusal?.detail.fields?.find(({ field }) => field === 'amount');
  const shown = money(again ? (found.tranche?.amount ?? found.rest) : found.rest, currency);
  const submit = () => {
    const bare = reference.trim();
    setShort(bare.length < SHORTEST);
    if (bare.length < SHORTEST || move.busy) return;
    if (again) resend.act({ id, outcome: 'resend', reference: bare });
    else distribute.act({ id, amount, reference: bare });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      title={again ? t('move.resend') : t('move.distribute')}
      closeLabel={site('common.close')}
      description={t(again ? 'withdrawal.resendText' : 'withdrawal.distributeText', {
        amount: shown,
        payee: found.bankAccount.holder,
        bank: found.bankAccount.bank,
        number: found.accountNumber,
      })}
      footer={
        <>
          <Button onClick={onClose}>{site('common.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" loading={move.busy}>
            {again ? t('move.resend') : t('move.distribute')}
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
        {!again && isCurrency(currency) && (
          <MoneyField
            label={t('withdrawal.amount')}
            value={amount}
            onChange={setAmount}
            currencySymbol={symbolOf(currency)}
            digits={digitsOf(currency)}
            required
            hint={t('withdrawal.amountHint', { rest: shown })}
            error={fieldError && errorText.ofField(fieldError)}
          />
        )}
        <TextField
          ref={first}
          label={t('withdrawal.reference')}
          hint={t('withdrawal.referenceHint')}
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
        {!fieldError && <FormRefusal refusal={move.refusal} />}
      </form>
    </Dialog>
  );
}
