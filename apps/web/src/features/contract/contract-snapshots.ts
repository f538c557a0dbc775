import type { ContractSummary, getContract, listContracts } from '#libs/agency/common/contract.calls';
import type { ContractActor } from '#libs/agency/common/contract.chart';
import type { ValueOf } from '#libs/platform/common/call';
import { type ContractFilter, meets } from './contract-filter';
import type { PushedContract } from './pushed-contracts';

export type PageOfContracts = ValueOf<typeof listContracts>;
export type ContractDetail = ValueOf<typeof getContract>;

/** As many contracts as one page holds. */
export const PAGE_SIZE = 20;

/** What a page shows of a push. */
export const summaryOf = ({ data: { at: _at, ...contract } }: PushedContract): ContractSummary => contract;

const newestFirst = (one: ContractSummary, other: ContractSummary): number =>
  BigInt(other.id) > BigInt(one.id) ? 1 : -1;

/** Offers that wait for the agent's own answer, the newest first. */
export function inWaiting(page: PageOfContracts, push: PushedContract): PageOfContracts {
  if (page.seq >= push.seq) return page;
  const contract = summaryOf(push);
  const others = page.list.filter(({ id }) => id !== contract.id);
  const waits = meets(contract, { side: 'received', status: 'offered' });
  const list = waits ? [...others, contract].sort(newestFirst) : others;
  return { ...page, list, total: list.length, seq: push.seq };
}

/** A push that is older than the snapshot, or of another contract, changes nothing. */
export function inDetail(held: ContractDetail, push: PushedContract): ContractDetail {
  if (held.seq >= push.seq || held.contract.id !== push.data.id) return held;
  const contract = summaryOf(push);
  const moved = held.contract.status !== contract.status;
  const step = { status: contract.status, at: push.data.at, by: moverOf(contract) };
  return {
    ...held,
    contract,
    timeline: moved ? [...held.timeline, step] : held.timeline,
    seq: push.seq,
  };
}

function moverOf({ status, endReason }: ContractSummary): ContractActor {
  if (status === 'active' || status === 'rejected') return 'downline';
  if (status === 'ended') return 'rule';
  if (status === 'ending') return endReason === 'upline' || endReason === 'downline' ? endReason : 'rule';
  return 'upline';
}

/**
 * The first page of a list after a push; `null` where that cannot be told from the page alone, because the contract
 * may stand on another one: then the page has to be asked for anew.
 */
export function inPage(
  page: PageOfContracts,
  push: PushedContract,
  filter: ContractFilter,
): PageOfContracts | null {
  if (page.seq >= push.seq) return page;
  const contract = summaryOf(push);
  const held = page.list.some(({ id }) => id === contract.id);
  const fits = meets(contract, filter);
  if (!held && !fits) return { ...page, seq: push.seq };
  const last = page.list.at(-1);
  const isOlder = last !== undefined && page.list.length >= PAGE_SIZE && newestFirst(contract, last) > 0;
  if (!held && (isOlder || contract.status !== 'offered')) return null;
  if (held && !fits && page.totalPages > 1) return null;
  const others = page.list.filter(({ id }) => id !== contract.id);
  const list = fits ? [...others, contract].sort(newestFirst).slice(0, PAGE_SIZE) : others;
  const total = page.total + Number(fits) - Number(held);
  return { list, total, totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)), seq: push.seq };
}
