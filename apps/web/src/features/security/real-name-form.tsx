import { useTranslation } from 'react-i18next';
import { setRealName } from '#libs/authentication/common/security.calls';
import { Form } from '../../forms/form';
import { useCommandForm } from '../../forms/use-command-form';
import { TextField } from '../../ui/forms/text-field';
import type { SecurityFormProps } from './security-form';
import { useSecurityCommand } from './use-security-command';

const FIELD_OF_CODE = { error_real_name_fixed: 'realName' };

export function RealNameForm({ onSaved }: SecurityFormProps) {
  const { t } = useTranslation('identity');
  const save = useSecurityCommand(setRealName, onSaved);
  const form = useCommandForm(save, { realName: '' }, { fieldOfCode: FIELD_OF_CODE });
  return (
    <Form form={form} action={t('securityCentre.saveForGood')}>
      <TextField
        {...form.input('realName')}
        label={t('securityCentre.name.realName')}
        autoComplete="name"
        maxLength={255}
        required
      />
    </Form>
  );
}
