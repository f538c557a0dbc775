import type { ContractDetail, ContractSummary, listContracts } from '#libs/agency/common/contract.calls';
import { contractAccepted, contractOffered, contractTerminated } from '#libs/agency/common/contract.events';
import type { ValueOf } from '#libs/platform/common/call';
import { openPushCache } from '../../data/push/push-cache.fixture';
import { contractQuery, contractsQuery, waitingOffersQuery } from './contract.api';
import { contractOf, pushedContract } from './contract.fixture';
import { contractPushes } from './contract.pushes';

type PageOfContracts = ValueOf<typeof listContracts>;
const page = (seq: number, ...list: ContractSummary[]): PageOfContracts => ({
  list,
  total: list.length,
  totalPages: 1,
  seq,
});
const ids = (held: PageOfContracts) => held.list.map(({ id }) => id);
const received = { side: 'received' } as const;

let scene: ReturnType<typeof openPushCache>;
beforeEach(() => {
  scene = openPushCache(contractPushes);
});
afterEach(() => scene.close());

test('a push that is older than the snapshot changes nothing', () => {
  const held = page(7, contractOf('1'));
  const accepted = pushedContract('1', { status: 'active' });
  const { shown, isInvalidated } = scene.after(contractsQuery(received, 1).queryKey, held, [
    contractAccepted,
    7,
    accepted,
  ]);
  expect([shown, isInvalidated]).toEqual([held, false]);
});

test('an offer waits until it is answered; what the agent gave waits for others', () => {
  const { queryKey } = waitingOffersQuery;
  const after = (seq: number, change: ContractSummary, held?: PageOfContracts) =>
    scene.after(queryKey, held ?? (scene.client.getQueryData(queryKey) as PageOfContracts), [
      contractOffered,
      seq,
      pushedContract(change.id, change),
    ]).shown;
  expect(ids(after(2, contractOf('2'), page(1, contractOf('1'))))).toEqual(['2', '1']);
  expect(ids(after(3, contractOf('3', { side: 'given' })))).toEqual(['2', '1']);
  expect(ids(after(4, contractOf('2', { status: 'withdrawn' })))).toEqual(['1']);
});

test('a list takes what its filter meets, and drops what it no longer meets', () => {
  const filter = { ...received, status: 'offered' } as const;
  const { queryKey } = contractsQuery(filter, 1);
  const after = (change: ContractSummary) =>
    ids(
      scene.after(queryKey, page(1, contractOf('1')), [contractOffered, 2, pushedContract(change.id, change)])
        .shown,
    );
  expect(after(contractOf('2'))).toEqual(['2', '1']);
  expect(after(contractOf('1', { status: 'active' }))).toEqual([]);
  expect(after(contractOf('2', { side: 'given' }))).toEqual(['1']);
});

test('what may stand on another page has the list read again', () => {
  const { queryKey } = contractsQuery({ ...received, status: 'active' }, 1);
  const held = { ...page(1, contractOf('9', { status: 'active' })), total: 21, totalPages: 2 };
  const accepted = pushedContract('1', { status: 'active' });
  expect(scene.after(queryKey, held, [contractAccepted, 2, accepted]).isInvalidated).toBe(true);
});

test('a page of a contract shows what was pushed about it; those of others are read again', () => {
  const held: ContractDetail & { seq: number } = {
    contract: contractOf('1', { status: 'active' }),
    inForce: null,
    timeline: [{ status: 'offered', at: '2026-11-21T10:00:00Z', by: 'upline' }],
    takesEffectAt: '2026-11-21T11:05:00Z',
    seq: 1,
  };
  const change = { status: 'ending', endReason: 'conflict' } as const;
  const timeline = [
    ...held.timeline,
    { status: 'ending' as const, at: '2026-11-21T11:00:00Z', by: 'rule' as const },
  ];
  const ending = { ...pushedContract('1', change), timeline };
  const own = scene.after(contractQuery('1').queryKey, held, [contractTerminated, 2, ending]);
  expect(own.shown).toEqual({ ...held, contract: contractOf('1', change), timeline, seq: 2 });
  expect(own.isInvalidated).toBe(false);
  const other = scene.after(contractQuery('2').queryKey, held, [contractTerminated, 3, ending]);
  expect([other.shown, other.isInvalidated]).toEqual([held, true]);
});
