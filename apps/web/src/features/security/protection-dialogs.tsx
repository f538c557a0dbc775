import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/overlays/dialog';
import { PasswordChangeDialog } from '../password-change/shared/password-change-dialog';
import { AuthenticatorForm } from './authenticator-form';
import { AuthenticatorRemovalForm } from './authenticator-removal-form';
import { EmailForm } from './email-form';
import { MobileForm } from './mobile-form';
import { PaymentPasswordResetDialog } from './payment-password-reset-dialog';
import { RealNameForm } from './real-name-form';
import { RecoveryCodeRenewal } from './recovery-code-renewal';
import type { SecurityFormProps } from './security-form';
import { PaymentPasswordDialog } from './shared/payment-password-dialog';
import type { Security } from './shared/security.api';
import type { ProtectionName } from './use-protections';

/** Switching the authenticator off is a dialog of its own, and so is a payment password that was forgotten. */
export type SecurityDialog = ProtectionName | 'authenticatorRemoval' | 'paymentPasswordReset';

interface ProtectionDialogsProps {
  security: Security;
  open: SecurityDialog | null;
  onClose: () => void;
  onSaved: () => void;
  /** The payment password was. */
  onForgotten: () => void;
}

export function ProtectionDialogs({ security, open, onForgotten, ...ends }: ProtectionDialogsProps) {
  const { t } = useTranslation('identity');
  const dialog = (name: SecurityDialog, title: string, text: string, Form: FormDialogProps['Form']) => (
    <FormDialog
      open={open === name}
      title={title}
      text={text}
      Form={Form}
      hasPassword={security.hasPassword}
      {...ends}
    />
  );
  const names = t('securityCentre.name', { returnObjects: true });
  return (
    <>
      <PasswordChangeDialog open={open === 'password'} onClose={ends.onClose} onChanged={ends.onSaved} />
      <PaymentPasswordDialog
        open={open === 'paymentPassword'}
        change={security.hasPaymentPassword}
        onForgotten={onForgotten}
        {...ends}
      />
      <PaymentPasswordResetDialog open={open === 'paymentPasswordReset'} security={security} {...ends} />
      {dialog('mobile', names.mobile, t('securityCentre.mobileText'), MobileForm)}
      {dialog('email', names.email, t('securityCentre.emailText'), EmailForm)}
      {dialog('authenticator', names.authenticator, t('securityCentre.authenticatorText'), AuthenticatorForm)}
      {dialog(
        'authenticatorRemoval',
        t('securityCentre.removalTitle'),
        t('securityCentre.removalText'),
        AuthenticatorRemovalForm,
      )}
      {dialog(
        'recoveryCodes',
        t('securityCentre.renewalTitle'),
        t('securityCentre.renewalText'),
        RecoveryCodeRenewal,
      )}
      {dialog('realName', names.realName, t('securityCentre.realNameOnce'), RealNameForm)}
    </>
  );
}

interface FormDialogProps extends Omit<SecurityFormProps, 'onCodes'> {
  open: boolean;
  title: string;
  text: string;
  Form: ComponentType<SecurityFormProps>;
  onClose: () => void;
}

/** A dialog with one form, which begins anew at each opening. */
function FormDialog({ open, title, text, Form, hasPassword, onClose, onSaved }: FormDialogProps) {
  const [codesOnShow, setCodesOnShow] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={codesOnShow ? undefined : onClose}
      title={title}
      description={codesOnShow ? undefined : text}
    >
      <Form
        hasPassword={hasPassword}
        onCodes={setCodesOnShow}
        onSaved={() => {
          setCodesOnShow(false);
          onSaved();
        }}
      />
    </Dialog>
  );
}
