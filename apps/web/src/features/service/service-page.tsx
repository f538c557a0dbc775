import { QueryClientProvider } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../data/cache/query-client';
import { useGuestToken } from '../../data/session/guest-session';
import { useKnownMember } from '../../data/session/known-member';
import { useSession } from '../../data/session/session-store';
import { PageSkeleton } from '../../lazy/page-skeleton';
import { withPhrases } from '../../lazy/with-phrases';
import { PATHS } from '../../routes/paths';
import { IconButton } from '../../ui/forms/icon-button';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { GuestBeginning } from './guest-beginning';
import { Questions } from './questions';
import { ServiceChat } from './service-chat';
import styles from './service-page.module.css';
import { isServiceWindow } from './shared/open-service';

export default withPhrases('help', ServicePage);

/** Customer service: answers to common questions, then a chat. In a small window of its own, or in all of this one. */
function ServicePage() {
  const { t } = useTranslation();
  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.window}>
        <header className={styles.head}>
          <h1>{t('shell.service')}</h1>
          <Minimise />
        </header>
        <ForWhoIsHere />
      </div>
    </QueryClientProvider>
  );
}

/** The chat goes on; the button of customer service says when an answer has come. */
function Minimise() {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const leave = () => {
    if (isServiceWindow()) return window.close();
    const came = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (came > 0) void navigate(-1);
    else void navigate(PATHS.home);
  };
  return <IconButton label={t('chat.minimise')} icon={<ChevronDown size={20} />} onClick={leave} />;
}

function ForWhoIsHere() {
  const { t } = useTranslation();
  const { t: help } = useTranslation('help');
  const { status } = useSession();
  const guest = useGuestToken();
  const isTrial = useKnownMember()?.trial === true;
  if (status === 'unknown') return <PageSkeleton />;
  if (status === 'member' ? !isTrial : guest !== null) return <ServiceChat isGuest={status === 'guest'} />;
  return (
    <div className={styles.body}>
      <Stack gap={4}>
        <Questions />
        {isTrial ? (
          <Section title={help('chat.askTitle')} text={t('errors.error_in_need_true_account')} />
        ) : (
          <GuestBeginning />
        )}
      </Stack>
    </div>
  );
}
