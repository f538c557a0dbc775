import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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

/** The member's chat, or what comes before one. */
export function ServiceChat() {
  return (
    <Loaded query={useQuery(serviceQuery)} room="large">
      {(service) => <ChatOrBeginning service={service} />}
    </Loaded>
  );
}

function ChatOrBeginning({ service }: { service: Service }) {
  const { t } = useTranslation('help');
  /** What was begun outside of the hours, or what the chat has become. */
  const [sent, setSent] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const chat = service.chat?.id === left ? null : service.chat;
  if (chat?.kind === 'service')
    return <OpenChat key={chat.id} service={service} onLeave={() => setLeft(chat.id)} />;
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
        <ChatForm service={service} onFeedback={setSent} />
      </Stack>
    </div>
  );
}

function OpenChat({ service, onLeave }: { service: Service; onLeave: () => void }) {
  return (
    <Loaded query={useQuery(threadQuery(service.chat?.id ?? ''))} room="large">
      {(thread) => <Chat thread={thread} service={service} onLeave={onLeave} />}
    </Loaded>
  );
}
