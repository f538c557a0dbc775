import type { ThreadDetail } from '#libs/messaging/common/thread';
import { threadChanged, threadPosted } from '#libs/messaging/common/thread.events';
import type { DataOf } from '#libs/platform/common/push';
import { latestFirst, updateLists } from '../../data/push/list-rule';
import { type CacheRule, on } from '../../data/push/push-table';

const byLastPost = latestFirst<{ id: string; lastPostAt: string }>(({ lastPostAt }) => lastPostAt);

const isOfThread = ({ thread }: { thread: { id: string } }, key: readonly unknown[]) => key[1] === thread.id;

/** A post that is not the next one is asked for with those between. */
const addPost: CacheRule<DataOf<typeof threadPosted>> = {
  keyPrefix: 'thread',
  concerns: isOfThread,
  update: (held, { thread, post }) => {
    const { posts } = held as ThreadDetail;
    const last = posts.at(-1)?.no ?? 0;
    if (post.no <= last) return { ...held, ...thread };
    return post.no === last + 1 ? { ...held, ...thread, posts: [...posts, post] } : null;
  },
};

const changeThread: CacheRule<DataOf<typeof threadChanged>> = {
  keyPrefix: 'thread',
  concerns: isOfThread,
  update: (held, { thread }) => ({ ...held, ...thread }),
};

export const feedbackPushes = [
  ...on(
    [threadPosted],
    updateLists({
      keyPrefix: 'threads',
      row: threadPosted.data.transform(({ thread }) => thread),
      order: byLastPost,
    }),
    addPost,
  ),
  ...on(
    [threadChanged],
    updateLists({
      keyPrefix: 'threads',
      row: threadChanged.data.transform(({ thread }) => thread),
      order: byLastPost,
    }),
    changeThread,
  ),
];
