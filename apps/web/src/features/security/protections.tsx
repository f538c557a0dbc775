import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../i18n/use-moment-text';
import { PasswordChangeDialog } from '../password-change/password-change-dialog';
import { AuthenticatorDialog } from './authenticator-dialog';
import { AuthenticatorRemovalDialog } from './authenticator-removal-dialog';
import { EmailDialog } from './email-dialog';
import { FactorResetNotice } from './factor-reset-notice';
import { MobileDialog } from './mobile-dialog';
import { PaymentPasswordDialog } from './payment-password-dialog';
import { PaymentPasswordResetDialog } from './payment-password-reset-dialog';
import { ProtectionRow } from './protection-row';
import { RealNameDialog } from './real-name-dialog';
import { RecoveryCodeRenewalDialog } from './recovery-code-renewal-dialog';
import type { Security } from './security.api';
import styles from './security-page.module.css';
import { type ProtectionName, useProtections } from './use-protections';

/** Switching the authenticator off is a dialog of its own, and so is a payment password that was forgotten. */
type SecurityDialog = ProtectionName | 'authenticatorRemoval' | 'paymentPasswordReset';

const SAVED: Partial<Record<SecurityDialog, ProtectionName>> = {
  authenticatorRemoval: 'authenticator',
  paymentPasswordReset: 'paymentPassword',
};
const savedBy = (dialog: SecurityDialog) => SAVED[dialog] ?? (dialog as ProtectionName);

/** What protects the account, at a glance, and what to do next. */
export function Protections({ security }: { security: Security }) {
  const { t } = useTranslation('identity');
  const { dateTime } = useMomentText();
  const [open, setOpen] = useState<SecurityDialog | null>(null);
  const [saved, setSaved] = useState<ProtectionName | null>(null);
  const { rows, next } = useProtections(security, (name) => {
    setSaved(null);
    // Decided now: a dialog that switches it on stays until its recovery codes were kept, though it is on by then.
    setOpen(name === 'authenticator' && security.totp.active ? 'authenticatorRemoval' : name);
  });
  return (
    <section className={styles.overview} aria-label={t('securityCentre.overview')}>
      <p className={styles.next}>{next ? t(`securityCentre.next.${next}`) : t('securityCentre.complete')}</p>
      {security.withdrawalsWaitUntil && (
        <p className={styles.waits}>
          {t('securityCentre.withdrawalsWait', { at: dateTime(security.withdrawalsWaitUntil) })}
        </p>
      )}
      {security.factorResetDueAt && <FactorResetNotice dueAt={security.factorResetDueAt} />}
      <ul className={styles.rows}>
        {rows.map(([name, protection]) => (
          <ProtectionRow key={name} protection={protection} next={name === next} />
        ))}
      </ul>
      <p role="status" className={styles.saved}>
        {saved && t('securityCentre.saved', { name: t(`securityCentre.name.${saved}`) })}
      </p>
      <ProtectionDialogs
        security={security}
        open={open}
        onClose={() => setOpen(null)}
        onForgotten={() => setOpen('paymentPasswordReset')}
        onSaved={() => {
          setSaved(open && savedBy(open));
          setOpen(null);
        }}
      />
    </section>
  );
}

interface ProtectionDialogsProps {
  security: Security;
  open: SecurityDialog | null;
  onClose: () => void;
  onSaved: () => void;
  /** The payment password was. */
  onForgotten: () => void;
}

function ProtectionDialogs({ security, open, onClose, onSaved, onForgotten }: ProtectionDialogsProps) {
  const { hasPassword } = security;
  const shared = { onClose, onSaved, hasPassword };
  return (
    <>
      <PasswordChangeDialog open={open === 'password'} onClose={onClose} onChanged={onSaved} />
      <PaymentPasswordDialog
        open={open === 'paymentPassword'}
        change={security.hasPaymentPassword}
        onClose={onClose}
        onSaved={onSaved}
        onForgotten={onForgotten}
      />
      <PaymentPasswordResetDialog
        open={open === 'paymentPasswordReset'}
        security={security}
        onClose={onClose}
        onSaved={onSaved}
      />
      <MobileDialog open={open === 'mobile'} {...shared} />
      <EmailDialog open={open === 'email'} {...shared} />
      <AuthenticatorDialog open={open === 'authenticator'} {...shared} />
      <AuthenticatorRemovalDialog open={open === 'authenticatorRemoval'} {...shared} />
      <RecoveryCodeRenewalDialog open={open === 'recoveryCodes'} {...shared} />
      <RealNameDialog open={open === 'realName'} onClose={onClose} onSaved={onSaved} />
    </>
  );
}
