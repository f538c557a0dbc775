import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { unreadChanged } from '#libs/messaging/common/messaging.events';
import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { memberInfoQuery } from '../features/session/member-info';
import { queryClient } from '../features/session/query-client';
import { onPush } from './push-handlers';

/** Keeps balance and counts current; a push that is older than the snapshot changes nothing. */
export function keepMemberInfo(): () => void {
  const merge = (part: Partial<MemberInfo>, seq: number) =>
    queryClient.setQueryData(memberInfoQuery.queryKey, (info) =>
      info && seq > info.seq ? { ...info, ...part, seq } : info,
    );
  const forget = [
    onPush(balanceChanged, ({ balance, onHold }, seq) => merge({ balance, onHold }, seq)),
    onPush(unreadChanged, ({ messages, rewards }, seq) =>
      merge({ unreadMessages: messages, availablePromos: rewards }, seq),
    ),
  ];
  return () => {
    for (const each of forget) each();
  };
}
