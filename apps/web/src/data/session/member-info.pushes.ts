import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { memberUpdated, profileUpdated } from '#libs/members/common/member.events';
import { unreadChanged } from '#libs/messaging/common/messaging.events';
import type { DataOf } from '#libs/platform/common/push';
import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { mergeInto } from '../push/cache-rules';
import { type CacheRule, on } from '../push/push-table';

const MEMBER_INFO = 'member-info';

/** The label of a rank is the server's. */
const readNewRank: CacheRule<DataOf<typeof memberUpdated>> = {
  keyPrefix: MEMBER_INFO,
  concerns: ({ changed }) => changed === 'rank',
};

export const memberInfoPushes = [
  ...on(
    [balanceChanged],
    // A member may own points beside money.
    mergeInto(MEMBER_INFO, ({ balance, onHold, bonus, currency }, held: MemberInfo) =>
      currency === held.currency ? { balance, onHold, bonus } : {},
    ),
  ),
  ...on(
    [profileUpdated],
    mergeInto(MEMBER_INFO, ({ nickname, avatar }) => ({ nickname, avatar })),
  ),
  ...on([memberUpdated], readNewRank),
  ...on(
    [unreadChanged],
    mergeInto(MEMBER_INFO, ({ messages, rewards, missions }) => ({
      unreadMessages: messages,
      availablePromos: rewards,
      claimableMissions: missions,
    })),
  ),
];
