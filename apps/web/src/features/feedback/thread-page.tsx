import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ThreadDetail } from '#libs/messaging/common/thread';
import { closeThread, complain } from '#libs/messaging/common/thread.calls';
import { serverNow } from '../../data/calls/server-time';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { useCommand } from '../../forms/use-command';
import { useMomentText } from '../../i18n/use-moment-text';
import { DetailPage } from '../../lists/detail-page';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import styles from './feedback.module.css';
import { PostForm } from './shared/post-form';
import { threadQuery } from './shared/thread.api';
import { ThreadPosts } from './shared/thread-posts';
import { useAllPosts } from './shared/use-all-posts';
import { useSeen } from './shared/use-seen';
import { ThreadStatePill } from './thread-state-pill';

/** One conversation as a chat. Answers come by push. */
export default function ThreadPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const query = useQuery(threadQuery(id));
  const title = query.data ? t(`feedback.types.${query.data.type}`) : t('feedback.title');
  return (
    <DetailPage
      title={title}
      width="text"
      query={query}
      back={{ to: PATHS.feedback, label: t('feedback.back') }}
      missing={t('feedback.missing')}
    >
      {(thread) => <Thread key={id} thread={thread} />}
    </DetailPage>
  );
}

function Thread({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useMomentText();
  const { id, kind, status, complaint, reopenUntil } = thread;
  const { posts, showOlder } = useAllPosts(thread);
  useSeen(thread);
  const isOver = status === 'closed' && (reopenUntil === null || Date.parse(reopenUntil) <= serverNow());
  const isOpenChat = kind === 'service' && status !== 'closed';
  return (
    <Stack gap={4}>
      <div className={styles.head}>
        <ThreadStatePill state={status} />
        {complaint && (
          <Text tone="muted" size="small">
            {t(complaint.acknowledgedAt ? 'feedback.complaintAcknowledged' : 'feedback.complaintSent', {
              due: dateTime(complaint.dueAt),
            })}
          </Text>
        )}
      </div>
      <ThreadPosts
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
      {status === 'closed' && (
        <Text tone="muted" size="small">
          {isOver || reopenUntil === null
            ? t('feedback.closedForGood')
            : t('feedback.closed', { until: dateTime(reopenUntil) })}
        </Text>
      )}
      {isOpenChat && <LinkButton to={PATHS.service}>{t('feedback.toChat')}</LinkButton>}
      {!isOver && !isOpenChat && <PostForm thread={id} />}
      {status !== 'closed' && !isOpenChat && <ThreadMoves thread={thread} />}
    </Stack>
  );
}

function ThreadMoves({ thread: { id, complaint } }: { thread: ThreadDetail }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'complaint' | 'close' | null>(null);
  const done = { onDone: () => setAsked(null) };
  const commands = { complaint: useCommand(complain, done), close: useCommand(closeThread, done) };
  const command = asked && commands[asked];
  return (
    <div className={styles.head}>
      {!complaint && (
        <Button size="small" onClick={() => setAsked('complaint')}>
          {t('feedback.complain')}
        </Button>
      )}
      <Button size="small" onClick={() => setAsked('close')}>
        {t('feedback.close')}
      </Button>
      {asked && command && (
        <ConfirmDialog
          title={t(asked === 'close' ? 'feedback.close' : 'feedback.complain')}
          text={t(asked === 'close' ? 'feedback.closeText' : 'feedback.asComplaintHint')}
          busy={command.busy}
          refusal={command.refusal}
          onConfirm={() => void command.run({ id })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
