import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { useArrivalFocus } from '../../ui/use-arrival-focus';
import { NewPasswordField } from '../password-change/new-password-field';
import { newPasswordFaults } from '../password-change/password-faults';
import { usePasswordRule } from '../password-change/use-password-rule';
import { useFieldTexts } from '../security/use-field-texts';
import { FormActions } from '../session/form-actions';
import { useCheckedForm } from '../session/use-checked-form';
import styles from './recovery.module.css';
import type { Recovery } from './use-recovery';

/** Where the mail's link leads. */
export function NewPasswordForm({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation('identity');
  const rule = usePasswordRule();
  const first = useRef<HTMLInputElement>(null);
  const form = useCheckedForm(
    { newPassword: '' },
    {
      check: ({ newPassword }) => newPasswordFaults(newPassword, rule),
      submit: ({ newPassword }) => recovery.setPassword(newPassword),
      refusal: recovery.refusal,
      edit: recovery.edit,
    },
  );
  const { texts, rest } = useFieldTexts(form.refusal, ['newPassword']);
  useArrivalFocus(() => first.current);
  return (
    <form {...form.formProps} className={styles.form}>
      <p className={styles.muted}>{t('recovery.linkText')}</p>
      <NewPasswordField
        ref={first}
        name="newPassword"
        value={form.fields.newPassword}
        onChange={(event) => form.change({ newPassword: event.target.value })}
        error={texts.newPassword}
      />
      <FormActions refusal={rest}>
        <Button type="submit" tone="primary" size="large" wide loading={recovery.busy}>
          {t('recovery.set')}
        </Button>
      </FormActions>
    </form>
  );
}
