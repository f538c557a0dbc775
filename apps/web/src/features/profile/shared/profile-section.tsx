import { Cake, Image, SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Avatar } from '../../../ui/data/avatar';
import { CopyId } from '../../../ui/data/copy-id';
import { ListRow } from '../../../ui/data/list-row';
import { StatusPill } from '../../../ui/data/status-pill';
import { StatusLine } from '../../../ui/feedback/status-line';
import { Button } from '../../../ui/forms/button';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { ProfileDialogs, type ProfilePart } from '../profile-dialogs';
import type { Profile } from './profile.api';
import styles from './profile-section.module.css';

interface Row {
  part: ProfilePart;
  icon: ReactNode;
  title: string;
  text: string;
  status?: ReactNode;
  /** What its button says; without it the member changes it no more. */
  action?: string;
}

/** How the member is called and shown, since when, and the birth date. */
export function ProfileSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('identity');
  const [open, setOpen] = useState<ProfilePart | null>(null);
  const [saved, setSaved] = useState<ProfilePart | null>(null);
  const rows = useRows(profile);
  const begin = (part: ProfilePart) => {
    setSaved(null);
    setOpen(part);
  };
  const name = (part: ProfilePart) => rows.find((row) => row.part === part)?.title;
  return (
    <Stack as="section" aria-label={t('profile.title')}>
      <Person profile={profile} />
      <ul>
        {rows.map(({ part, action, ...row }) => (
          <ListRow
            key={part}
            {...row}
            action={
              action && (
                <Button size="small" aria-label={`${row.title}: ${action}`} onClick={() => begin(part)}>
                  {action}
                </Button>
              )
            }
          />
        ))}
      </ul>
      <StatusLine tone="gain">{saved && t('securityCentre.saved', { name: name(saved) })}</StatusLine>
      <ProfileDialogs
        profile={profile}
        open={open}
        onClose={() => setOpen(null)}
        onSaved={() => {
          setSaved(open);
          setOpen(null);
        }}
      />
    </Stack>
  );
}

function Person({ profile }: { profile: Profile }) {
  const { t } = useTranslation('identity');
  const shell = useTranslation();
  const { date } = useMomentText();
  const { id, account, nickname, avatar, registeredAt } = profile;
  return (
    <div className={styles.person}>
      <Avatar name={nickname ?? account} picture={avatar} size="large" />
      <div className={styles.facts}>
        <Text as="h2" size="section" className={styles.name}>
          <bdi>{nickname ?? account}</bdi>
        </Text>
        <Text tone="muted" size="small">
          {t('profile.account', { account })}
        </Text>
        <Text tone="muted" size="small">
          {t('profile.memberSince', { date: date(registeredAt) })}
        </Text>
        <Text as="div" tone="muted" size="small" className={styles.id}>
          {shell.t('shell.accountId')}
          <CopyId value={id} label={shell.t('shell.copyId')} />
        </Text>
      </div>
    </div>
  );
}

function useRows({ nickname, birthDate }: Profile): Row[] {
  const { t } = useTranslation('identity');
  const { date } = useMomentText();
  return [
    {
      part: 'avatar',
      icon: <Image size={20} />,
      title: t('profile.avatar'),
      text: t('profile.avatarText'),
      action: t('profile.choose'),
    },
    {
      part: 'nickname',
      icon: <SquarePen size={20} />,
      title: t('field.nickname'),
      text: nickname ?? t('profile.nicknameText'),
      action: nickname === null ? t('profile.add') : t('securityCentre.change'),
    },
    {
      part: 'birthDate',
      icon: <Cake size={20} />,
      title: t('profile.birthDate'),
      // At noon it is the same day wherever the browser is.
      text: birthDate === null ? t('profile.birthDateText') : date(`${birthDate}T12:00:00`),
      status: (
        <StatusPill tone={birthDate === null ? 'neutral' : 'gain'}>
          {t(birthDate === null ? 'securityCentre.missing' : 'securityCentre.active')}
        </StatusPill>
      ),
      ...(birthDate === null && { action: t('profile.add') }),
    },
  ];
}
