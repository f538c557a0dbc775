import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#libs/authentication/common/social.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { ListRow } from '../../ui/data/list-row';
import { StatusPill } from '../../ui/data/status-pill';
import { StatusLine } from '../../ui/feedback/status-line';
import { Button } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { linkedProvider } from '../social/shared/social-attempt';
import { SocialMark } from '../social/shared/social-mark';
import { useProviders } from '../social/shared/use-providers';
import type { Security } from './shared/security.api';
import { SocialLinkDialog, SocialUnlinkDialog } from './social-link-dialogs';

/** The providers that let the member in; nothing where the brand has none and none is linked. */
export function SocialLinks({ security }: { security: Security }) {
  const { t } = useTranslation('identity');
  const { date } = useMomentText();
  const offered = useProviders();
  const comesBackWith = linkedProvider(useLocation().state);
  const [open, setOpen] = useState<SocialProvider | null>(null);
  const [unlinked, setUnlinked] = useState<SocialProvider | null>(null);
  const { socialLogins, hasPassword } = security;
  const linkOf = (provider: SocialProvider) => socialLogins.find((link) => link.provider === provider);
  const shown = SOCIAL_PROVIDERS.filter((provider) => offered.includes(provider) || linkOf(provider));
  if (shown.length === 0) return null;
  const name = (provider: SocialProvider) => t(`social.name.${provider}`);
  const close = () => setOpen(null);
  const done = unlinked
    ? t('social.unlinkedNow', { provider: name(unlinked) })
    : comesBackWith && linkOf(comesBackWith) && t('social.linkedNow', { provider: name(comesBackWith) });
  return (
    <Section ruled title={t('social.links')} text={t('social.linksText')}>
      <ul>
        {shown.map((provider) => {
          const link = linkOf(provider);
          const action = t(link ? 'social.unlink' : 'social.link');
          return (
            <ListRow
              key={provider}
              icon={<SocialMark provider={provider} size={20} />}
              title={name(provider)}
              text={link ? t('social.linkedAt', { date: date(link.linkedAt) }) : t('social.notLinkedText')}
              status={
                <StatusPill tone={link ? 'gain' : 'neutral'}>
                  {t(link ? 'social.linked' : 'social.notLinked')}
                </StatusPill>
              }
              action={
                <Button
                  size="small"
                  aria-label={`${name(provider)}: ${action}`}
                  disabledReason={link && !link.removable && t('social.lastWay')}
                  onClick={() => {
                    setUnlinked(null);
                    setOpen(provider);
                  }}
                >
                  {action}
                </Button>
              }
            />
          );
        })}
      </ul>
      <StatusLine tone="gain">{done}</StatusLine>
      {open && linkOf(open) && (
        <SocialUnlinkDialog
          provider={open}
          hasPassword={hasPassword}
          onClose={close}
          onUnlinked={() => {
            setUnlinked(open);
            close();
          }}
        />
      )}
      {open && !linkOf(open) && (
        <SocialLinkDialog provider={open} hasPassword={hasPassword} onClose={close} />
      )}
    </Section>
  );
}
