import { useTranslation } from 'react-i18next';
import { setPaymentPassword } from '#libs/authentication/common/security.calls';
import { Form } from '../../../forms/form';
import { useCommandForm } from '../../../forms/use-command-form';
import { Button } from '../../../ui/forms/button';
import { PasswordField } from '../../../ui/forms/password-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { FactorCodeIfOn } from '../factor-code-field';
import { NewPaymentPassword } from '../new-payment-password';
import { PROOF_OWNERS } from '../security-form';
import { useSecurityCommand } from '../use-security-command';

interface PaymentPasswordDialogProps {
  open: boolean;
  /** There is one already, and the old one is asked for. */
  change: boolean;
  onClose: () => void;
  onSaved?: () => void;
  /** The old one was forgotten. */
  onForgotten?: () => void;
}

export function PaymentPasswordDialog(props: PaymentPasswordDialogProps) {
  const { open, change, onClose, onSaved, onForgotten } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={change ? t('security.changeTitle') : t('security.setTitle')}
      description={t('security.paymentPasswordText')}
    >
      <PaymentPasswordForm
        change={change}
        onForgotten={onForgotten}
        onSaved={() => {
          onSaved?.();
          onClose();
        }}
      />
    </Dialog>
  );
}

const NOTHING = { oldPassword: '', newPassword: '', confirmNewPassword: '', factorCode: '' };
const FIELD_OF_CODE = { ...PROOF_OWNERS, error_payment_password_wrong: 'oldPassword' };

interface PaymentPasswordFormProps {
  change: boolean;
  onSaved: () => void;
  onForgotten?: () => void;
}

function PaymentPasswordForm({ change, onSaved, onForgotten }: PaymentPasswordFormProps) {
  const { t } = useTranslation();
  const form = useCommandForm(useSecurityCommand(setPaymentPassword, onSaved), NOTHING, {
    toInput: ({ oldPassword, ...others }) => (change ? { ...others, oldPassword } : others),
    fieldOfCode: FIELD_OF_CODE,
  });
  return (
    <Form form={form} action={t('security.save')}>
      {change && (
        <PasswordField
          {...form.input('oldPassword')}
          label={t('security.oldPassword')}
          autoComplete="off"
          required
        />
      )}
      {change && onForgotten && (
        <Button tone="link" onClick={onForgotten}>
          {t('security.forgotten')}
        </Button>
      )}
      <NewPaymentPassword form={form} />
      <FactorCodeIfOn {...form.input('factorCode')} />
    </Form>
  );
}
