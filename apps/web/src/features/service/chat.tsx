import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeIn } from '#libs/messaging/common/service';
import { typeInChat } from '#libs/messaging/common/service.calls';
import type { ThreadDetail } from '#libs/messaging/common/thread';
import { closeThread } from '#libs/messaging/common/thread.calls';
import { callApi } from '../../data/calls/call-api';
import { useTyping, useTypingSender } from '../../data/socket/use-typing';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { useCommand } from '../../forms/use-command';
import { Button } from '../../ui/forms/button';
import { Text } from '../../ui/layout/text';
import { PostForm } from '../feedback/shared/post-form';
import { ThreadPosts } from '../feedback/shared/thread-posts';
import { useAllPosts } from '../feedback/shared/use-all-posts';
import { useSeen } from '../feedback/shared/use-seen';
import { ChatEnd } from './chat-end';
import type { Service } from './service.api';
import styles from './service-page.module.css';
import { ServiceQueueWatch } from './service-queue-watch';

interface ChatProps {
  thread: ThreadDetail;
  service: Service;
  isGuest: boolean;
  /** The member is done with a chat that is over. */
  onLeave: () => void;
}

/** The chat: the place in the queue or who is there, what was written, and the field for more. */
export function Chat({ thread, service, isGuest, onLeave }: ChatProps) {
  const { t } = useTranslation();
  const { posts, showOlder } = useAllPosts(thread);
  const { id, status, lastNo } = thread;
  const typing = useTypingSender(() => callApi(typeInChat, { id }));
  useSeen(thread);
  return (
    <div className={styles.chat}>
      {status !== 'closed' && <ChatState thread={thread} service={service} />}
      <ThreadPosts
        fill
        thread={thread}
        posts={posts}
        before={
          showOlder && (
            <Button size="small" loading={showOlder.busy} onClick={showOlder.run}>
              {t('feedback.older')}
            </Button>
          )
        }
      />
      {status === 'closed' ? (
        <ChatEnd thread={thread} isGuest={isGuest} onLeave={onLeave} />
      ) : (
        <>
          <OtherTypes key={lastNo} thread={id} />
          <PostForm thread={id} rows={2} onType={typing} />
        </>
      )}
    </div>
  );
}

function ChatState({ thread, service }: Pick<ChatProps, 'thread' | 'service'>) {
  const { t, i18n } = useTranslation('help');
  const [asked, setAsked] = useState(false);
  const close = useCommand(closeThread);
  const queuedAt = thread.chat?.queuedAt ?? null;
  const place = queuedAt === null ? null : placeIn(service, queuedAt).toLocaleString(i18n.language);
  return (
    <div className={styles.state}>
      {queuedAt !== null && <ServiceQueueWatch />}
      <Text role="status" size="small" tone="muted">
        {place === null ? t('chat.served') : t('chat.place', { place })}
      </Text>
      <Button size="small" onClick={() => setAsked(true)}>
        {t('chat.end')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('chat.end')}
          text={t('chat.endText')}
          busy={close.busy}
          refusal={close.refusal}
          onConfirm={() => void close.run({ id: thread.id })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

/** Until the next post, or some seconds after the last sign. */
function OtherTypes({ thread }: { thread: string }) {
  const { t } = useTranslation('help');
  const isTyping = useTyping(thread);
  return (
    <p className={styles.typing} aria-live="polite">
      {isTyping && t('chat.typing')}
    </p>
  );
}
