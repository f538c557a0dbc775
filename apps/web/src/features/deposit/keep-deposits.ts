import type { DepositDetail, DepositSummary } from '#libs/cashier/common/deposit.calls';
import { depositCreated, depositCredited, depositFailed } from '#libs/cashier/common/deposit.events';
import { isPayable } from '#libs/cashier/common/deposit-states';
import type { DataOf } from '#libs/platform/common/push';
import { onPush } from '../../realtime/push-handlers';
import { queryClient } from '../session/query-client';

type Pushed = DataOf<typeof depositCredited>;
type Page = { list: DepositSummary[]; total: number; totalPages: number; seq: number };
type Detail = DepositDetail & { seq: number };

/** Keeps the lists and pages of deposits current; a push that is older than the snapshot changes nothing. */
export function keepDeposits(): () => void {
  const forget = [depositCreated, depositCredited, depositFailed].map((push) => onPush(push, apply));
  return () => {
    for (const each of forget) each();
  };
}

function apply({ at, site: _site, ...deposit }: Pushed, seq: number): void {
  queryClient.setQueryData<Detail>(['deposit', deposit.id], (held) => {
    if (!held || held.seq >= seq) return held;
    const moved = held.timeline.at(-1)?.status !== deposit.status;
    const timeline = moved ? [...held.timeline, { status: deposit.status, at }] : held.timeline;
    return { ...held, ...deposit, timeline, payUrl: isPayable(deposit) ? held.payUrl : null, seq };
  });
  queryClient.setQueryData<Page>(['deposits', 1], (page) =>
    page && page.seq < seq ? withDeposit(page, deposit, seq) : page,
  );
  for (const [key, page] of queryClient.getQueriesData<Page>({ queryKey: ['deposits'] })) {
    if (key[1] !== 1 && page && page.seq < seq) void queryClient.invalidateQueries({ queryKey: key });
  }
}

function withDeposit(page: Page, deposit: DepositSummary, seq: number): Page {
  const known = page.list.some(({ id }) => id === deposit.id);
  if (known)
    return { ...page, list: page.list.map((held) => (held.id === deposit.id ? deposit : held)), seq };
  return { ...page, list: [deposit, ...page.list].slice(0, 20), total: page.total + 1, seq };
}
