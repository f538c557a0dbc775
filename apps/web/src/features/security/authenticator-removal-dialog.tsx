import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field';
import { FormDialog } from './form-dialog';
import { OwnPasswordField } from './own-password-field';
import { endTotp } from './security.api';
import type { SecurityDialogProps } from './security-dialog-props';
import { SecurityForm } from './security-form';
import { useFieldTexts } from './use-field-texts';
import { useSavingForm } from './use-saving-form';

export function AuthenticatorRemovalDialog({ open, onClose, ...props }: SecurityDialogProps) {
  const { t } = useTranslation('identity');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('securityCentre.removalTitle')}
      description={t('securityCentre.removalText')}
    >
      <RemovalForm {...props} />
    </FormDialog>
  );
}

const NAMES = ['code', 'password'] as const;

function RemovalForm({ hasPassword, onSaved }: Omit<SecurityDialogProps, 'open' | 'onClose'>) {
  const { t } = useTranslation('identity');
  const save = async (fields: { code: string; password: string }) => {
    await endTotp(fields);
    onSaved();
  };
  const form = useSavingForm({ code: '', password: '' }, save, hasPassword ? NAMES : ['code']);
  const { texts, rest } = useFieldTexts(form.refusal, NAMES, {
    error_code_wrong: 'code',
    error_password_wrong: 'password',
  });
  return (
    <SecurityForm
      onSubmit={form.submit}
      busy={form.busy}
      refusal={rest}
      action={t('securityCentre.switchOff')}
      danger
    >
      <TextField
        label={t('securityCentre.codeOrRecoveryCode')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={form.fields.code}
        onChange={(event) => form.set('code', event.target.value)}
        error={texts.code}
      />
      {hasPassword && (
        <OwnPasswordField
          value={form.fields.password}
          onChange={(value) => form.set('password', value)}
          error={texts.password}
        />
      )}
    </SecurityForm>
  );
}
