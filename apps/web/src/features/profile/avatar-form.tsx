import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AVATARS, type AvatarName } from '#libs/members/common/avatars';
import { setAvatar } from '#libs/members/common/profile.calls';
import { Form } from '../../forms/form';
import { useCommandForm } from '../../forms/use-command-form';
import { Avatar } from '../../ui/data/avatar';
import styles from './avatar-form.module.css';
import type { ProfileFormProps } from './profile-form';
import { useProfileCommand } from './use-profile-command';

const CHOICES: (AvatarName | null)[] = [null, ...AVATARS];

export function AvatarForm({ profile, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('identity');
  const group = useId();
  const form = useCommandForm(useProfileCommand(setAvatar, onSaved), { avatar: profile.avatar });
  const { nickname, account } = profile;
  return (
    <Form form={form} action={t('securityCentre.save')}>
      <div role="radiogroup" aria-label={t('profile.avatars')} className={styles.choices}>
        {CHOICES.map((avatar) => (
          <label key={avatar ?? 'letters'} className={styles.choice}>
            <input
              type="radio"
              name={group}
              className={styles.input}
              aria-label={avatar ? t(`profile.picture.${avatar}`) : t('profile.letters')}
              checked={form.fields.avatar === avatar}
              onChange={() => form.set({ avatar })}
            />
            <Avatar name={nickname ?? account} picture={avatar} />
          </label>
        ))}
      </div>
    </Form>
  );
}
