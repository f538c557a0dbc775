import { useTranslation } from 'react-i18next';
import { setBirthDate } from '#libs/members/common/profile.calls';
import { Form } from '../../forms/form';
import { useCommandForm } from '../../forms/use-command-form';
import { TextField } from '../../ui/forms/text-field';
import type { ProfileFormProps } from './profile-form';
import { useProfileCommand } from './use-profile-command';

const FIELD_OF_CODE = { error_birth_date_fixed: 'birthDate' };

export function BirthDateForm({ profile, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('identity');
  const save = useProfileCommand(setBirthDate, onSaved);
  const form = useCommandForm(save, { birthDate: '' }, { fieldOfCode: FIELD_OF_CODE });
  return (
    <Form form={form} action={t('securityCentre.saveForGood')}>
      <TextField
        {...form.input('birthDate')}
        label={t('profile.birthDate')}
        type="date"
        autoComplete="bday"
        max={profile.latestBirthDate}
        required
      />
    </Form>
  );
}
