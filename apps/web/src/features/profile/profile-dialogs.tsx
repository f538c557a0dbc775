import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/overlays/dialog';
import { AvatarForm } from './avatar-form';
import { BirthDateForm } from './birth-date-form';
import { NicknameForm } from './nickname-form';
import type { ProfileFormProps } from './profile-form';
import type { Profile } from './shared/profile.api';

export type ProfilePart = 'avatar' | 'nickname' | 'birthDate';

interface ProfileDialogsProps {
  profile: Profile;
  open: ProfilePart | null;
  onClose: () => void;
  onSaved: () => void;
}

export function ProfileDialogs({ profile, open, onClose, onSaved }: ProfileDialogsProps) {
  const { t, i18n } = useTranslation('identity');
  const age = profile.minimumAge.toLocaleString(i18n.language);
  const dialog = (part: ProfilePart, title: string, text: string, Form: ComponentType<ProfileFormProps>) => (
    <Dialog open={open === part} onClose={onClose} title={title} description={text}>
      <Form profile={profile} onSaved={onSaved} />
    </Dialog>
  );
  return (
    <>
      {dialog('avatar', t('profile.avatar'), t('profile.avatarText'), AvatarForm)}
      {dialog('nickname', t('field.nickname'), t('profile.nicknameText'), NicknameForm)}
      {dialog('birthDate', t('profile.birthDate'), t('profile.birthDateOnce', { age }), BirthDateForm)}
    </>
  );
}
