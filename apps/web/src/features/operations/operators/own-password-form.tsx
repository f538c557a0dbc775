import { useTranslation } from 'react-i18next';
import { changeOperatorPassword } from '#libs/authentication/common/own-operator.calls';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useToast } from '../../../ui/feedback/toast';
import { PasswordField } from '../../../ui/forms/password-field';
import { useOperatorCommand } from '../operations.api';
import { NewPasswordFields, repetitionErrors } from './new-password-fields';

const NOTHING = { oldPassword: '', newPassword: '', again: '' };
const FIELD_OF_CODE = { error_password_wrong: 'oldPassword' };

/** Changes the password of the operator who is logged in. */
export function OwnPasswordForm({ account }: { account: string }) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const command = useOperatorCommand(changeOperatorPassword, () => {
    toast.show({ title: t('ownAccount.changed'), tone: 'gain' });
    form.fill(NOTHING);
  });
  const form = useForm(NOTHING, {
    sending: command,
    fieldOfCode: FIELD_OF_CODE,
    check: ({ again, ...fields }) => [
      ...fieldErrorsOf(changeOperatorPassword.input, fields),
      ...repetitionErrors(fields.newPassword, again),
    ],
    submit: ({ again: _, ...fields }) => command.run(fields),
  });
  return (
    <Form form={form} action={t('ownAccount.change')}>
      <input type="text" hidden readOnly autoComplete="username" value={account} />
      <PasswordField {...form.input('oldPassword')} label={t('ownAccount.oldPassword')} required />
      <NewPasswordFields first={form.input('newPassword')} again={form.input('again')} />
    </Form>
  );
}
