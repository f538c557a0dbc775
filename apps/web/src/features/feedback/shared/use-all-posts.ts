import { useState } from 'react';
import type { ThreadDetail, ThreadPost } from '#libs/messaging/common/thread';
import { getThread } from '#libs/messaging/common/thread.calls';
import { useCommand } from '../../../forms/use-command';

/** The posts of a thread, with the older ones that were asked for; `showOlder` is `null` where there are none. */
export function useAllPosts({ id, posts: newest }: ThreadDetail) {
  const [older, setOlder] = useState<ThreadPost[]>([]);
  const command = useCommand(getThread, { onDone: (found) => setOlder([...found.posts, ...older]) });
  const posts = [...older, ...newest];
  const before = posts[0]?.no ?? 1;
  return {
    posts,
    showOlder: before > 1 ? { busy: command.busy, run: () => void command.run({ id, before }) } : null,
  };
}
