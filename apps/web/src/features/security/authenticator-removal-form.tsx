import { useTranslation } from 'react-i18next';
import { removeTotp } from '#libs/authentication/common/security.calls';
import { Form } from '../../forms/form';
import { useCommandForm } from '../../forms/use-command-form';
import { FactorCodeField } from './factor-code-field';
import { OwnPasswordField } from './own-password-field';
import type { SecurityFormProps } from './security-form';
import { useSecurityCommand } from './use-security-command';

const FIELD_OF_CODE = { error_code_wrong: 'code', error_password_wrong: 'password' };

export function AuthenticatorRemovalForm({ hasPassword, onSaved }: SecurityFormProps) {
  const { t } = useTranslation('identity');
  const remove = useSecurityCommand(removeTotp, onSaved);
  const form = useCommandForm(remove, { code: '', password: '' }, { fieldOfCode: FIELD_OF_CODE });
  return (
    <Form form={form} action={t('securityCentre.switchOff')} danger>
      <FactorCodeField {...form.input('code')} />
      {hasPassword && <OwnPasswordField {...form.input('password')} />}
    </Form>
  );
}
