import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadCaseDetail } from '#libs/messaging/common/thread';
import { readThreadCase } from '#libs/operations/common/threads.calls';
import { callApi } from '../../../data/calls/call-api';
import { useTyping } from '../../../data/socket/use-typing';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Loaded } from '../../../lists/loaded';
import { Conversation } from '../../../ui/data/conversation';
import { PictureStrip } from '../../../ui/data/picture-strip';
import { StoredPicture } from '../../../ui/data/stored-picture';
import { Case } from '../case';
import { useHasPermission } from '../operator-store';
import { ThreadActions } from './thread-actions';
import { ThreadAnswer } from './thread-answer';
import { ThreadStatePill } from './thread-state';
import { threadCaseQuery, threadImageQuery } from './threads.api';
import { useAuthorName } from './use-author-name';

/** One thread: what was written, the field for the answer, and what else may be done. */
export function ThreadCaseView({ id, operator }: { id: string; operator: string }) {
  const { t } = useTranslation('operations');
  return (
    <Loaded query={useQuery(threadCaseQuery(id))}>
      {(found) => (
        <Case
          member={found.guest ? null : { id: found.member, account: found.account }}
          title={t(`threads.types.${found.type}`)}
          status={<ThreadStatePill state={found.status} />}
          note={<ThreadNote found={found} />}
        >
          <Seen id={id} no={found.lastNo} seenNo={found.seenNo} />
          <Posts found={found} />
          {found.kind === 'service' && <MemberTypes key={found.lastNo} thread={id} />}
          <ThreadAnswer key={id} found={found} operator={operator} />
          <ThreadActions found={found} operator={operator} />
        </Case>
      )}
    </Loaded>
  );
}

/** Tells the member that the last post was seen, once an operator who may answer has it on the screen. Draws nothing. */
function Seen({ id, no, seenNo }: { id: string; no: number; seenNo: number }) {
  const mayAnswer = useHasPermission()(readThreadCase.permission);
  useEffect(() => {
    if (mayAnswer && no > seenNo) void callApi(readThreadCase, { id, no }).catch(() => undefined);
  }, [mayAnswer, id, no, seenNo]);
  return null;
}

/** Until the next post, or some seconds after the last sign. */
function MemberTypes({ thread }: { thread: string }) {
  const { t } = useTranslation('operations');
  return <p aria-live="polite">{useTyping(thread) && t('chats.typing')}</p>;
}

function ThreadNote({ found }: { found: ThreadCaseDetail }) {
  const { t, i18n } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const { complaint, reminder, contact, chat } = found;
  return (
    <>
      {found.guest && <p>{t('chats.ofGuest', { number: found.member })}</p>}
      <p>{t('threads.opened', { at: dateTime(found.openedAt) })}</p>
      {chat?.rating && <p>{t('chats.rated', { rating: chat.rating.toLocaleString(i18n.language) })}</p>}
      {contact && <p>{t('threads.contact', { contact })}</p>}
      {complaint && (
        <p>
          {complaint.acknowledgedAt
            ? t('threads.acknowledged', { at: dateTime(complaint.acknowledgedAt) })
            : t('threads.toAcknowledge', { at: dateTime(complaint.at) })}{' '}
          {t('threads.due', { at: dateTime(complaint.dueAt) })}
          {reminder && ` ${t(`threads.reminders.${reminder}`)}`}
        </p>
      )}
    </>
  );
}

function Posts({ found }: { found: ThreadCaseDetail }) {
  const { t, i18n } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const authorName = useAuthorName();
  const posts = found.posts.map(({ no, author, by, text, at, images }) => ({
    key: no,
    own: author === 'operator',
    author: by ?? authorName(found),
    text,
    at,
    moment: dateTime(at),
    note: author === 'operator' && no === found.memberSeenNo && t('threads.seen'),
    images: images.length > 0 && (
      <PictureStrip
        pictures={images.map((image, index) => ({
          id: image.id,
          name: t('threads.image', { number: (index + 1).toLocaleString(i18n.language) }),
        }))}
        draw={(image, name) => <Picture thread={found.id} image={image} name={name} />}
      />
    ),
  }));
  return <Conversation label={t('threads.posts')} posts={posts} />;
}

function Picture({ thread, image, name }: { thread: string; image: string; name: string }) {
  return <StoredPicture picture={useQuery(threadImageQuery(thread, image)).data} name={name} />;
}
