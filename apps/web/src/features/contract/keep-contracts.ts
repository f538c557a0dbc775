import {
  contractAccepted,
  contractOffered,
  contractRejected,
  contractTerminated,
} from '#libs/agency/common/contract.events';
import { onPush } from '../../realtime/push-handlers';
import { queryClient } from '../session/query-client';
import type { ContractFilter } from './contract-filter';
import { type ContractDetail, inDetail, inPage, inWaiting, type PageOfContracts } from './contract-snapshots';
import { type PushedContract, pushedContracts } from './pushed-contracts';

const PUSHES = [contractOffered, contractAccepted, contractRejected, contractTerminated];

/** Keeps lists, details and what may be offered current. */
export function keepContracts(): () => void {
  const forget = PUSHES.map((push) => onPush(push, (data, seq) => apply({ data, seq })));
  return () => {
    for (const each of forget) each();
    pushedContracts.forget();
  };
}

function apply(push: PushedContract): void {
  pushedContracts.remember(push);
  queryClient.setQueryData<PageOfContracts>(['contracts-waiting'], (page) => page && inWaiting(page, push));
  queryClient.setQueryData<ContractDetail>(
    ['contract', push.data.id],
    (held) => held && inDetail(held, push),
  );
  for (const [key, page] of queryClient.getQueriesData<PageOfContracts>({ queryKey: ['contracts'] })) {
    const [, filter, pageNo] = key as [string, ContractFilter, number];
    const next = page && pageNo === 1 ? inPage(page, push, filter) : null;
    if (next) queryClient.setQueryData(key, next);
    else void queryClient.invalidateQueries({ queryKey: key });
  }
  // What is in force beside it, and what may be offered, changes with other contracts too.
  void queryClient.invalidateQueries({ queryKey: ['contract'] });
  void queryClient.invalidateQueries({ queryKey: ['contract-options'] });
}
