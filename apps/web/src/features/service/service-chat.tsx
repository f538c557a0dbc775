import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../i18n/use-moment-text';
import { Loaded } from '../../lists/loaded';
import { LinkButton } from '../../routes/link-button';
import { PATHS, pathOf } from '../../routes/paths';
import { StatusLine } from '../../ui/feedback/status-line';
import { Button } from '../../ui/forms/button';
import { Row } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { threadQuery } from '../feedback/shared/thread.api';
import { Chat } from './chat';
import { ChatForm } from './chat-form';
import { Questions } from './questions';
import { type Service, serviceQuery } from './service.api';
import styles from './service-page.module.css';

/** The chat of a member or a guest, or what comes before one. */
export function ServiceChat({ isGuest }: { isGuest: boolean }) {
  return (
    <Loaded query={useQuery(serviceQuery)} room="large">
      {(service) => <ChatOrBeginning service={service} isGuest={isGuest} />}
    </Loaded>
  );
}

function ChatOrBeginning({ service, isGuest }: { service: Service; isGuest: boolean }) {
  const { t } = useTranslation('help');
  /** What was begun outside of the hours, or what the chat has become. */
  const [sent, setSent] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const chat = service.chat?.id === left ? null : service.chat;
  if (chat?.kind === 'service')
    return <OpenChat key={chat.id} service={service} isGuest={isGuest} onLeave={() => setLeft(chat.id)} />;
  const feedback = chat?.id ?? sent;
  if (feedback !== null)
    return (
      <div className={styles.body}>
        <Section card title={t('chat.laterTitle')}>
          <StatusLine>{t('chat.laterText')}</StatusLine>
          <Row justify="start">
            <LinkButton to={pathOf(PATHS.feedbackThread, { id: feedback })} tone="primary">
              {t('chat.toMessages')}
            </LinkButton>
            <Button
              onClick={() => {
                setSent(null);
                setLeft(feedback);
              }}
            >
              {t('chat.again')}
            </Button>
          </Row>
        </Section>
      </div>
    );
  return (
    <div className={styles.body}>
      <Stack gap={4}>
        <Questions />
        {isGuest && !service.isOpen ? (
          <GuestLater service={service} />
        ) : (
          <ChatForm service={service} onFeedback={setSent} />
        )}
      </Stack>
    </div>
  );
}

/** Nobody is there, and a guest could not read an answer later. */
function GuestLater({ service: { opensAt } }: { service: Service }) {
  const { t } = useTranslation();
  const { t: help } = useTranslation('help');
  const { dateTime } = useMomentText();
  return (
    <Section
      title={help('chat.askTitle')}
      text={
        opensAt === null
          ? t('errors.error_service_closed')
          : help('chat.guestClosedUntil', { at: dateTime(opensAt) })
      }
    >
      <LinkButton to={PATHS.login} state={{ returnTo: PATHS.service }} tone="primary">
        {t('shell.login')}
      </LinkButton>
    </Section>
  );
}

interface OpenChatProps {
  service: Service;
  isGuest: boolean;
  onLeave: () => void;
}

function OpenChat({ service, isGuest, onLeave }: OpenChatProps) {
  return (
    <Loaded query={useQuery(threadQuery(service.chat?.id ?? ''))} room="large">
      {(thread) => <Chat thread={thread} service={service} isGuest={isGuest} onLeave={onLeave} />}
    </Loaded>
  );
}
