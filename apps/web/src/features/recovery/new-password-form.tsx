import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { useArrivalFocus } from '../../ui/hooks/use-arrival-focus';
import { Text } from '../../ui/layout/text';
import { NewPasswordField } from '../password-change/shared/new-password-field';
import { newPasswordErrors } from '../password-change/shared/password-errors';
import { usePasswordRule } from '../password-change/shared/use-password-rule';
import type { Recovery } from './use-recovery';

const NOTHING = { newPassword: '' };

/** Where the mail's link leads. */
export function NewPasswordForm({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation('identity');
  const rule = usePasswordRule();
  const first = useRef<HTMLInputElement>(null);
  const form = useForm(NOTHING, {
    check: ({ newPassword }) => newPasswordErrors(newPassword, rule),
    submit: ({ newPassword }) => recovery.setPassword(newPassword),
    sending: { ...recovery, clear: recovery.edit },
  });
  useArrivalFocus(() => first.current);
  return (
    <Form form={form} action={t('recovery.set')}>
      <Text tone="muted">{t('recovery.linkText')}</Text>
      <NewPasswordField ref={first} {...form.input('newPassword')} />
    </Form>
  );
}
