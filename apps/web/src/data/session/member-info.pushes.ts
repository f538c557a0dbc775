import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { profileUpdated } from '#libs/members/common/member.events';
import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { mergeInto } from '../push/cache-rules';
import { on } from '../push/push-table';

const MEMBER_INFO = 'member-info';

export const memberInfoPushes = [
  ...on(
    [balanceChanged],
    mergeInto(MEMBER_INFO, ({ balance, onHold }) => ({ balance, onHold })),
  ),
  ...on(
    [profileUpdated],
    mergeInto(MEMBER_INFO, ({ nickname, avatar }) => ({ nickname, avatar })),
  ),
  ...on(
    [unreadChanged],
    mergeInto(MEMBER_INFO, ({ messages, rewards }) => ({
      unreadMessages: messages,
      availablePromos: rewards,
    })),
  ),
];
