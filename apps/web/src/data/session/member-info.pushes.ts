import { balanceChanged } from '#libs/ledger/common/ledger.events';
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
    [unreadChanged],
    mergeInto(MEMBER_INFO, ({ messages, rewards }) => ({
      unreadMessages: messages,
      availablePromos: rewards,
    })),
  ),
];
