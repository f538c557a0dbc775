import type { ContractSummary } from '#libs/agency/common/contract.calls';

export const SIDES = ['received', 'given'] as const;

/** Which contracts a list shows; a field that is not given stands for all. */
export interface ContractFilter extends Partial<Pick<ContractSummary, 'kind' | 'status'>> {
  side: ContractSummary['side'];
}

/** Whether a list with this filter shows the contract. */
export const matchesFilter = (contract: ContractSummary, { side, kind, status }: ContractFilter): boolean =>
  contract.side === side &&
  (kind === undefined || contract.kind === kind) &&
  (status === undefined || contract.status === status);
