import type { WithdrawalDetail, WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import type { PushedWithdrawal } from './pushed-withdrawals';

export type Page = { list: WithdrawalSummary[]; total: number; totalPages: number; seq: number };
export type Detail = WithdrawalDetail & { seq: number };

/** What a page shows of a push. */
const summaryOf = ({ data: { at: _at, site: _site, ...rest } }: PushedWithdrawal): WithdrawalSummary => rest;

/** A push that is older than the snapshot, or of another withdrawal, changes nothing. */
export function inDetail(held: Detail, push: PushedWithdrawal): Detail {
  if (held.seq >= push.seq || held.id !== push.data.id) return held;
  const { status, at, tranche } = push.data;
  const moved = held.timeline.at(-1)?.status !== status;
  const timeline = moved
    ? [...held.timeline, { status, at, amount: tranche?.amount ?? null }]
    : held.timeline;
  return { ...held, ...summaryOf(push), timeline, seq: push.seq };
}

/** The first page of the list: a new one goes to its top. */
export function inPage(page: Page, push: PushedWithdrawal): Page {
  if (page.seq >= push.seq) return page;
  const withdrawal = summaryOf(push);
  if (page.list.some(({ id }) => id === withdrawal.id)) {
    const list = page.list.map((held) => (held.id === withdrawal.id ? withdrawal : held));
    return { ...page, list, seq: push.seq };
  }
  if (withdrawal.status !== 'requested') return { ...page, seq: push.seq };
  return { ...page, list: [withdrawal, ...page.list].slice(0, 20), total: page.total + 1, seq: push.seq };
}

/** Those that wait for an answer, the nearest deadline first. */
export function inWaiting(page: Page, push: PushedWithdrawal): Page {
  if (page.seq >= push.seq) return page;
  const withdrawal = summaryOf(push);
  const others = page.list.filter(({ id }) => id !== withdrawal.id);
  const list = withdrawal.status === 'distributed' ? [...others, withdrawal] : others;
  return { ...page, list: list.sort(byDeadline), total: list.length, seq: push.seq };
}

const byDeadline = (one: WithdrawalSummary, other: WithdrawalSummary): number =>
  (one.deadlineAt ?? '').localeCompare(other.deadlineAt ?? '');
