import { useTranslation } from 'react-i18next';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { Text } from '../../ui/layout/text';
import { NewPasswordField } from '../password-change/shared/new-password-field';
import { newPasswordErrors } from '../password-change/shared/password-errors';
import { usePasswordRule } from '../password-change/shared/use-password-rule';
import { MobileCodeFields } from '../sms-code/shared/mobile-code-fields';
import { missingCode, mobileFields, NO_MOBILE } from '../sms-code/shared/mobile-input';
import type { Recovery } from './use-recovery';

const NOTHING = { mobile: NO_MOBILE, code: '', newPassword: '' };
const NAMES = { mobile: 'mobileNum', code: 'verificationCode' } as const;
const FIELD_OF_CODE = { error_code_wrong: NAMES.code, error_code_expired: NAMES.code } as const;

/** A code goes to the number of the account; with it and a new password the person is logged in at once. */
export function MobileForm({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation('identity');
  const rule = usePasswordRule();
  const form = useForm(NOTHING, {
    check: (fields) => [...missingCode(fields, NAMES), ...newPasswordErrors(fields.newPassword, rule)],
    submit: ({ mobile, code, newPassword }) =>
      recovery.resetByCode({ ...mobileFields(mobile), verificationCode: code, newPassword }),
    sending: { ...recovery, clear: recovery.edit },
    names: Object.values(NAMES),
    fieldOfCode: FIELD_OF_CODE,
  });
  const { fields, set, errors } = form;
  return (
    <Form form={form} action={t('recovery.setAndLogin')}>
      <Text tone="muted">{t('recovery.mobileText')}</Text>
      <MobileCodeFields
        purpose="recovery"
        value={fields.mobile}
        onChange={(mobile) => set({ mobile })}
        error={errors.mobileNum}
        required
        code={{
          label: t('field.verificationCode'),
          value: fields.code,
          onChange: (code) => set({ code }),
          error: errors.verificationCode,
        }}
      />
      <NewPasswordField {...form.input('newPassword')} />
    </Form>
  );
}
