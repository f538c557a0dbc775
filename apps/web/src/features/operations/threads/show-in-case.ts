import type { serviceCaseChanged } from '#libs/messaging/common/service.events';
import type { ThreadCaseDetail } from '#libs/messaging/common/thread';
import type { DataOf } from '#libs/platform/common/push';
import { operationsQueries } from '../operator-store';
import { threadCaseQuery } from './threads.api';

type Change = DataOf<typeof serviceCaseChanged>;

/** Shows what was pushed of a chat in its case, if that is open. A post that is not the next one is read with those between. */
export function showInCase({ thread, post }: Change): void {
  const { queryKey } = threadCaseQuery(thread.id);
  const held = operationsQueries.getQueryData<ThreadCaseDetail>(queryKey);
  if (!held || held.lastNo > thread.lastNo) return;
  const last = held.posts.at(-1)?.no ?? 0;
  const posts = post && post.no === last + 1 ? [...held.posts, post] : held.posts;
  operationsQueries.setQueryData(queryKey, { ...held, ...thread, posts });
  if ((posts.at(-1)?.no ?? 0) < thread.lastNo) void operationsQueries.invalidateQueries({ queryKey });
}
