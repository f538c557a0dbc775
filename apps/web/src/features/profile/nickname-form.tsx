import { useTranslation } from 'react-i18next';
import { setNickname } from '#libs/members/common/profile.calls';
import { Form } from '../../forms/form';
import { useCommandForm } from '../../forms/use-command-form';
import { TextField } from '../../ui/forms/text-field';
import type { ProfileFormProps } from './profile-form';
import { useProfileCommand } from './use-profile-command';

export function NicknameForm({ profile, onSaved }: ProfileFormProps) {
  const { t, i18n } = useTranslation('identity');
  const form = useCommandForm(useProfileCommand(setNickname, onSaved), { nickname: profile.nickname ?? '' });
  const { required, minLength, maxLength } = profile.nicknameRule;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const lengths = { min: number(minLength), max: number(maxLength) };
  const field = form.input('nickname');
  return (
    <Form form={form} action={t('securityCentre.save')}>
      <TextField
        {...field}
        label={t('field.nickname')}
        hint={field.error ? undefined : t(required ? 'profile.lengths' : 'profile.lengthsOrNone', lengths)}
        autoComplete="nickname"
        maxLength={255}
        required={required}
      />
    </Form>
  );
}
