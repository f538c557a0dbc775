import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import type { contractDialogMachine } from './contract.machine';

/** What each step of the dialog gets. */
export interface ContractStep {
  offer: ContractSummary;
  state: SnapshotFrom<typeof contractDialogMachine>;
  send: ActorRefFrom<typeof contractDialogMachine>['send'];
}
