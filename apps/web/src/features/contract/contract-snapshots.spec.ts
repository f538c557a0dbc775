import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { contractOf } from './contract.fixture';
import { type ContractDetail, inDetail, inPage, inWaiting, type PageOfContracts } from './contract-snapshots';

const push = (seq: number, contract: ContractSummary) => ({
  seq,
  data: { ...contract, at: '2026-11-21T11:00:00Z' },
});
const page = (seq: number, ...list: ContractSummary[]): PageOfContracts => ({
  list,
  total: list.length,
  totalPages: 1,
  seq,
});
const ids = (held: PageOfContracts | null) => held?.list.map(({ id }) => id);
const received = { side: 'received' } as const;

test('a push that is older than the snapshot changes nothing', () => {
  const held = page(7, contractOf('1'));
  const accepted = push(7, contractOf('1', { status: 'active' }));
  expect(inWaiting(held, accepted)).toBe(held);
  expect(inPage(held, accepted, received)).toBe(held);
});

test('an offer waits until it is answered; what the agent gave waits for others', () => {
  const waiting = inWaiting(page(1, contractOf('1')), push(2, contractOf('2')));
  expect(ids(waiting)).toEqual(['2', '1']);
  expect(ids(inWaiting(waiting, push(3, contractOf('3', { side: 'given' }))))).toEqual(['2', '1']);
  expect(ids(inWaiting(waiting, push(3, contractOf('2', { status: 'withdrawn' }))))).toEqual(['1']);
});

test('a list takes what its filter meets, and lets go of what it no longer meets', () => {
  const filter = { ...received, status: 'offered' } as const;
  const held = page(1, contractOf('1'));
  expect(ids(inPage(held, push(2, contractOf('2')), filter))).toEqual(['2', '1']);
  expect(ids(inPage(held, push(2, contractOf('1', { status: 'active' })), filter))).toEqual([]);
  const other = inPage(held, push(2, contractOf('2', { side: 'given' })), filter);
  expect([ids(other), other?.seq]).toEqual([['1'], 2]);
});

test('what may stand on another page has the list asked for anew', () => {
  const filter = { ...received, status: 'active' } as const;
  expect(inPage(page(1), push(2, contractOf('1', { status: 'active' })), filter)).toBeNull();
});

test('a detail takes its own steps once, and says who made them', () => {
  const held: ContractDetail = {
    contract: contractOf('1', { status: 'active' }),
    inForce: null,
    timeline: [{ status: 'offered', at: '2026-11-21T10:00:00Z', by: 'upline' }],
    takesEffectAt: '2026-11-21T11:05:00Z',
    seq: 1,
  };
  const ending = contractOf('1', { status: 'ending', endReason: 'conflict' });
  const moved = inDetail(held, push(2, ending));
  expect(moved.timeline.at(-1)).toEqual({ status: 'ending', at: '2026-11-21T11:00:00Z', by: 'rule' });
  expect(inDetail(moved, push(3, ending)).timeline).toHaveLength(2);
  expect(inDetail(held, push(2, contractOf('2')))).toBe(held);
});
