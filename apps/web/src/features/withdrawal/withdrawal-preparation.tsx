import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { BankAccountDialog } from '../security/bank-account-dialog';
import { PaymentPasswordDialog } from '../security/payment-password-dialog';
import type { WithdrawalOptions } from '../security/security.api';
import styles from './withdrawal-page.module.css';

/** The two things that must stand before money can leave, each made in a dialog; then the form takes its place. */
export function WithdrawalPreparation({ options }: { options: WithdrawalOptions }) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState<'password' | 'account' | null>(null);
  const close = () => setOpen(null);
  const steps = [
    { key: 'password', text: t('withdrawal.stepPassword'), done: options.hasPaymentPassword },
    { key: 'account', text: t('withdrawal.stepAccount'), done: options.accounts.length > 0 },
  ];
  return (
    <section className={styles.preparation}>
      <h2>{t('withdrawal.prepareTitle')}</h2>
      <p className={styles.note}>{t('withdrawal.prepareText')}</p>
      <ol className={styles.steps}>
        {steps.map(({ key, text, done }, index) => (
          <li key={key} data-done={done || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {done ? <Check size={18} /> : (index + 1).toLocaleString(i18n.language)}
            </span>
            {text}
          </li>
        ))}
      </ol>
      {options.hasPaymentPassword ? (
        <Button tone="primary" size="large" onClick={() => setOpen('account')}>
          {t('withdrawal.addAccount')}
        </Button>
      ) : (
        <Button tone="primary" size="large" onClick={() => setOpen('password')}>
          {t('withdrawal.setPassword')}
        </Button>
      )}
      <PaymentPasswordDialog open={open === 'password'} change={false} onClose={close} />
      <BankAccountDialog open={open === 'account'} realName={options.realName} onClose={close} />
    </section>
  );
}
