import { useTranslation } from 'react-i18next';
import type { FieldError } from '#libs/platform/common/errors';
import { Button } from '../../ui/button';
import { NewPasswordField } from '../password-change/new-password-field';
import { newPasswordFaults } from '../password-change/password-faults';
import { usePasswordRule } from '../password-change/use-password-rule';
import { useFieldTexts } from '../security/use-field-texts';
import { FormActions } from '../session/form-actions';
import { useCheckedForm } from '../session/use-checked-form';
import { MobileField } from '../sms-code/mobile-field';
import { mobileFields, NO_MOBILE } from '../sms-code/mobile-input';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { useMobileCode } from '../sms-code/use-mobile-code';
import styles from './recovery.module.css';
import type { Recovery } from './use-recovery';

const NAMES = ['mobileNum', 'verificationCode', 'newPassword'] as const;
const CODES = { error_code_wrong: 'verificationCode', error_code_expired: 'verificationCode' } as const;

/** A code goes to the number of the account; with it and a new password the person is logged in at once. */
export function MobileForm({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation('identity');
  const rule = usePasswordRule();
  const form = useCheckedForm(
    { mobile: NO_MOBILE, code: '', newPassword: '' },
    {
      check: ({ mobile, code, newPassword }) => {
        const faults: FieldError[] = [];
        if (mobile.text.trim() === '') faults.push({ field: 'mobileNum', code: 'field_mobile_invalid' });
        if (code.length < 6) faults.push({ field: 'verificationCode', code: 'field_verification_code' });
        return [...faults, ...newPasswordFaults(newPassword, rule)];
      },
      submit: ({ mobile, code, newPassword }) =>
        recovery.resetByCode({ ...mobileFields(mobile), verificationCode: code, newPassword }),
      refusal: recovery.refusal,
      edit: recovery.edit,
    },
  );
  const { fields, change } = form;
  const code = useMobileCode('recovery', fields.mobile);
  const { texts, rest } = useFieldTexts(form.refusal, NAMES, CODES);
  const number = useFieldTexts(code.refusal, ['mobileNum']);
  return (
    <form {...form.formProps} className={styles.form}>
      <p className={styles.muted}>{t('recovery.mobileText')}</p>
      <MobileField
        value={fields.mobile}
        onChange={(mobile) => change({ mobile })}
        error={texts.mobileNum ?? number.texts.mobileNum}
        readOnly={code.busy}
        required
      />
      <SmsCodeField
        code={code}
        label={t('login.code')}
        value={fields.code}
        onChange={(typed) => change({ code: typed })}
        error={texts.verificationCode}
      />
      <NewPasswordField
        name="newPassword"
        value={fields.newPassword}
        onChange={(event) => change({ newPassword: event.target.value })}
        error={texts.newPassword}
      />
      <FormActions refusal={rest}>
        <Button type="submit" tone="primary" size="large" wide loading={recovery.busy}>
          {t('recovery.setAndLogin')}
        </Button>
      </FormActions>
    </form>
  );
}
