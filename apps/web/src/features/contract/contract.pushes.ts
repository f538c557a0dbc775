import { contractDetail, contractSummary } from '#libs/agency/common/contract.calls';
import {
  contractAccepted,
  contractOffered,
  contractRejected,
  contractTerminated,
} from '#libs/agency/common/contract.events';
import { invalidate, invalidateOthers, updateDetail } from '../../data/push/cache-rules';
import { newestFirst, updateLists } from '../../data/push/list-rule';
import { on } from '../../data/push/push-table';
import { matchesFilter } from './contract-filter';

export const contractPushes = on(
  [contractOffered, contractAccepted, contractRejected, contractTerminated],
  updateDetail('contract', (data) => contractDetail.parse({ ...data, contract: data })),
  // What is in force beside another contract, and what may be offered, depends on this one too.
  invalidateOthers('contract'),
  invalidate('contract-options'),
  updateLists({
    keyPrefix: 'contracts',
    row: contractSummary,
    matches: matchesFilter,
    changing: ['status'],
    order: newestFirst,
  }),
);
