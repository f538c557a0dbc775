import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadDetail, ThreadPost } from '#libs/messaging/common/thread';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Conversation } from '../../../ui/data/conversation';
import { PictureStrip } from '../../../ui/data/picture-strip';
import { StoredPicture } from '../../../ui/data/stored-picture';
import { threadImageQuery } from './thread.api';

interface ThreadPostsProps {
  thread: ThreadDetail;
  posts: ThreadPost[];
  before: ReactNode;
  /** It takes the height that is left. */
  fill?: boolean;
}

/** What both sides wrote, the newest at the bottom, and whether the own last post was seen. */
export function ThreadPosts({ thread, posts, before, fill }: ThreadPostsProps) {
  const { t, i18n } = useTranslation();
  const { dateTime } = useMomentText();
  const lastOwn = posts.findLast(({ author }) => author === 'member')?.no;
  return (
    <Conversation
      label={t('feedback.posts')}
      before={before}
      fill={fill}
      posts={posts.map(({ no, author, text, at, images }) => ({
        key: no,
        own: author === 'member',
        author: t(author === 'member' ? 'feedback.you' : 'feedback.service'),
        text,
        at,
        moment: dateTime(at),
        note: no === lastOwn && thread.seenNo >= no && <span>{t('feedback.seen')}</span>,
        images: images.length > 0 && (
          <PictureStrip
            pictures={images.map((image, index) => ({
              id: image.id,
              name: t('feedback.image', { number: (index + 1).toLocaleString(i18n.language) }),
            }))}
            draw={(image, name) => <Picture thread={thread.id} image={image} name={name} />}
          />
        ),
      }))}
    />
  );
}

function Picture({ thread, image, name }: { thread: string; image: string; name: string }) {
  return <StoredPicture picture={useQuery(threadImageQuery(thread, image)).data} name={name} />;
}
