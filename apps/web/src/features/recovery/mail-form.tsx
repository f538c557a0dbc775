import { useTranslation } from 'react-i18next';
import { checkField } from '#libs/identity/common/field-rules';
import type { FieldError } from '#libs/platform/common/errors';
import type { RegisterRule } from '#libs/site/common/brand-settings';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useFieldTexts } from '../security/use-field-texts';
import { FormActions } from '../session/form-actions';
import { useCheckedForm } from '../session/use-checked-form';
import type { LinkOrder } from './recovery.machine';
import styles from './recovery.module.css';
import type { Recovery } from './use-recovery';

const NAMES = ['username', 'email'] as const;
/** Any address, whatever a registration asks for. */
const ADDRESS: RegisterRule = {
  enabled: true,
  required: true,
  acceptedPattern: 'email',
  patternId: 3,
  minLength: 0,
  maxLength: 255,
};

function faultsOf({ username, email }: LinkOrder): FieldError[] {
  const fault = checkField('email', email.trim(), ADDRESS);
  return [
    ...(username.trim() === '' ? [{ field: 'username', code: 'field_required' } as const] : []),
    ...(fault ? [fault] : []),
  ];
}

/** A mail with a link goes to the address of the account. The answer is the same for everybody. */
export function MailForm({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation('identity');
  const form = useCheckedForm<LinkOrder>(
    { username: '', email: '' },
    {
      check: faultsOf,
      submit: ({ username, email }) => recovery.ask({ username: username.trim(), email: email.trim() }),
      refusal: recovery.refusal,
      edit: recovery.edit,
    },
  );
  const { texts, rest } = useFieldTexts(form.refusal, NAMES);
  return (
    <form {...form.formProps} className={styles.form}>
      <p className={styles.muted}>{t('recovery.mailText')}</p>
      <TextField
        name="username"
        label={t('login.username')}
        value={form.fields.username}
        onChange={(event) => form.change({ username: event.target.value })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        error={texts.username}
      />
      <TextField
        name="email"
        label={t('recovery.email')}
        type="email"
        inputMode="email"
        value={form.fields.email}
        onChange={(event) => form.change({ email: event.target.value })}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        required
        error={texts.email}
      />
      <FormActions refusal={rest}>
        <Button type="submit" tone="primary" size="large" wide loading={recovery.busy}>
          {t('recovery.sendLink')}
        </Button>
      </FormActions>
    </form>
  );
}
