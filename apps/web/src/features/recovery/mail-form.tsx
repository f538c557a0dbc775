import { useTranslation } from 'react-i18next';
import { checkField } from '#libs/members/common/field-rules';
import type { FieldError } from '#libs/platform/common/errors';
import type { RegisterRule } from '#libs/site/common/register-rules';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { TextField } from '../../ui/forms/text-field';
import { Text } from '../../ui/layout/text';
import type { LinkRequest } from './recovery.machine';
import type { Recovery } from './use-recovery';

const NOTHING: LinkRequest = { username: '', email: '' };

/** Any address, whatever a registration asks for. */
const ADDRESS: RegisterRule = {
  enabled: true,
  required: true,
  acceptedPattern: 'email',
  patternId: 3,
  minLength: 0,
  maxLength: 255,
};

function errorsOf({ email }: LinkRequest): FieldError[] {
  const error = checkField('email', email.trim(), ADDRESS);
  return error ? [error] : [];
}

/** A mail with a link goes to the address of the account. The answer is the same for everybody. */
export function MailForm({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation('identity');
  const form = useForm(NOTHING, {
    check: errorsOf,
    submit: ({ username, email }) => recovery.ask({ username: username.trim(), email: email.trim() }),
    sending: { ...recovery, clear: recovery.edit },
  });
  return (
    <Form form={form} action={t('recovery.sendLink')}>
      <Text tone="muted">{t('recovery.mailText')}</Text>
      <TextField
        {...form.input('username')}
        label={t('field.username')}
        autoComplete="username"
        verbatim
        maxLength={100}
        required
      />
      <TextField
        {...form.input('email')}
        label={t('recovery.email')}
        type="email"
        autoComplete="email"
        verbatim
        maxLength={255}
        required
      />
    </Form>
  );
}
