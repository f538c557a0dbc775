import {
  withdrawalApproved,
  withdrawalDistributed,
  withdrawalReceived,
  withdrawalRejected,
  withdrawalResolved,
} from '#libs/cashier/common/withdrawal.events';
import type { AnyPush, DataOf } from '#libs/platform/common/push';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { MessageKinds } from '../message-kinds.js';
import { Messages } from '../messages.service.js';
import { UnreadCounts } from '../unread-counts.js';
import { WithdrawalNotices } from './withdrawal-notices.js';

const MEMBER = '100001';
const AT = '2026-11-21T08:00:00.000Z';

const { db, parts } = setUpTestParts();

beforeAll(async () => {
  const kinds = new MessageKinds();
  const counts = new UnreadCounts(parts.database, parts.events, parts.clock);
  const messages = new Messages(parts.database, parts.events, parts.clock, kinds, counts);
  new WithdrawalNotices(parts.events, messages, kinds).onModuleInit();
});
beforeEach(() => db.query('delete from messaging.message'));

const withdrawal = {
  id: '7f0f8f6c-9d0e-4b43-8a43-0d4d4c5f2f11',
  amount: '900.00',
  fee: '0.00',
  currency: 'BDT',
  status: 'distributed' as const,
  bankAccount: {
    id: '7f0f8f6c-9d0e-4b43-8a43-0d4d4c5f2f12',
    bank: 'Demo Bank',
    holder: 'Demo Member',
    lastDigits: '7890',
  },
  sent: '400.00',
  rest: '500.00',
  tranche: { no: 1, amount: '400.00' },
  deadlineAt: AT,
  rejectReason: null,
  createdAt: AT,
  tranches: [],
  proofs: [],
  timeline: [],
  at: AT,
  site: 'Mela',
};

async function messageOf<P extends AnyPush>(push: P, changes: Partial<DataOf<P>> = {}) {
  const data = { ...withdrawal, ...changes } as DataOf<P>;
  await parts.database.transaction(() => parts.events.append(push, MEMBER, 'mela', data));
  const rows = await db.query<{ kind: string; data: object }>('select kind, data from messaging.message');
  return rows.map((message) => ({ kind: message.kind, ...message.data }));
}

const common = { site: 'Mela', currency: 'BDT', at: AT, reference: withdrawal.id };

test('approved: the whole amount', async () => {
  expect(await messageOf(withdrawalApproved)).toMatchObject([
    { ...common, kind: 'withdrawal.approved', amount: '900.00' },
  ]);
});

test('rejected: the whole amount and the reason', async () => {
  expect(await messageOf(withdrawalRejected, { rejectReason: 'The account is closed' })).toMatchObject([
    { ...common, kind: 'withdrawal.rejected', amount: '900.00', reason: 'The account is closed' },
  ]);
});

test('distributed: the tranche that was sent, and the deadline to answer', async () => {
  expect(await messageOf(withdrawalDistributed)).toMatchObject([
    { ...common, kind: 'withdrawal.distributed', amount: '400.00', deadlineAt: AT },
  ]);
});

test('resolved: the tranche and its outcome', async () => {
  expect(await messageOf(withdrawalResolved, { part: '400.00', outcome: 'refunded' })).toMatchObject([
    { ...common, kind: 'withdrawal.resolved', amount: '400.00', outcome: 'refunded' },
  ]);
});

test('received: only if the deadline passed', async () => {
  expect(await messageOf(withdrawalReceived, { part: '400.00', by: 'member' })).toEqual([]);
  expect(await messageOf(withdrawalReceived, { part: '400.00', by: 'forced' })).toEqual([]);
  expect(await messageOf(withdrawalReceived, { part: '400.00', by: 'timeout' })).toMatchObject([
    { ...common, kind: 'withdrawal.received', amount: '400.00' },
  ]);
});
