import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { CONTRACT_KINDS, CONTRACT_STATES } from '#libs/agency/common/contract-kinds';

export const SIDES = ['received', 'given'] as const;

/** What a list of contracts shows; what is not there is not chosen. */
export interface ContractFilter extends Partial<Pick<ContractSummary, 'kind' | 'status'>> {
  side: ContractSummary['side'];
}

export interface ContractChoice extends ContractFilter {
  page: number;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Reads the choice from the address; what it does not understand is as if it were not there. */
export function readChoice(search: URLSearchParams): ContractChoice {
  const page = Number(search.get('page') ?? 1);
  const [kind, status] = [
    oneOf(CONTRACT_KINDS, search.get('kind')),
    oneOf(CONTRACT_STATES, search.get('status')),
  ];
  return {
    side: oneOf(SIDES, search.get('side')) ?? 'received',
    ...(kind && { kind }),
    ...(status && { status }),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export function writeChoice({ side, kind, status, page }: ContractChoice): URLSearchParams {
  const search = new URLSearchParams({ side });
  if (kind) search.set('kind', kind);
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** Whether a contract would stand in a list of this filter. */
export const meets = (contract: ContractSummary, { side, kind, status }: ContractFilter): boolean =>
  contract.side === side &&
  (kind === undefined || contract.kind === kind) &&
  (status === undefined || contract.status === status);
