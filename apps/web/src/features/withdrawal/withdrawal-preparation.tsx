import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { Button } from '../../ui/forms/button';
import { Row } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { BankAccountDialog } from '../security/shared/bank-account-dialog';
import { PaymentPasswordDialog } from '../security/shared/payment-password-dialog';
import type { WithdrawalOptions } from './shared/withdrawal-options';
import styles from './withdrawal-preparation.module.css';

/** The two steps before the first withdrawal, each in a dialog. After them the page shows the form instead. */
export function WithdrawalPreparation({ options }: { options: WithdrawalOptions }) {
  const { t } = useTranslation();
  const { count } = useAmountText();
  const [open, setOpen] = useState<'password' | 'account' | null>(null);
  const close = () => setOpen(null);
  const steps = [
    {
      key: 'password' as const,
      text: t('withdrawal.stepPassword'),
      action: t('withdrawal.setPassword'),
      done: options.hasPaymentPassword,
    },
    {
      key: 'account' as const,
      text: t('withdrawal.stepAccount'),
      action: t('withdrawal.addAccount'),
      done: options.accounts.length > 0,
    },
  ];
  const next = steps.find(({ done }) => !done);
  return (
    <Section card title={t('withdrawal.prepareTitle')} text={t('withdrawal.prepareText')}>
      <Stack as="ol" className={styles.steps}>
        {steps.map(({ key, text, done }, index) => (
          <Row as="li" key={key} data-done={done || undefined}>
            <span className={styles.number} aria-hidden="true">
              {done ? <Check size={18} /> : count(index + 1)}
            </span>
            <span className={styles.text}>{text}</span>
          </Row>
        ))}
      </Stack>
      {next && (
        <Button tone="primary" size="large" onClick={() => setOpen(next.key)}>
          {next.action}
        </Button>
      )}
      <PaymentPasswordDialog open={open === 'password'} change={false} onClose={close} />
      <BankAccountDialog open={open === 'account'} realName={options.realName} onClose={close} />
    </Section>
  );
}
