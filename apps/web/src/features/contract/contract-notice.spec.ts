import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { contractOf } from './contract.fixture';
import { noticeOf } from './contract-notice';

const told = (change: Partial<ContractSummary>) => noticeOf(contractOf('1', change), 'the house')?.title;
const answered = { answeredAt: '2026-11-21T10:03:00Z', inForceFrom: '2026-11-21T10:05:00Z' };

test('the giver hears of the answer, the receiver of its own acceptance on other devices', () => {
  expect(told({ side: 'given', status: 'active', ...answered })).toBe('accepted');
  expect(told({ side: 'received', status: 'active', ...answered })).toBe('youAccepted');
  expect(told({ side: 'given', status: 'rejected', ...answered })).toBe('rejected');
  expect(told({ side: 'received', status: 'rejected', ...answered })).toBeUndefined();
});

test('terms that a rule lowered are told as such', () => {
  const lowered = { ...answered, answeredAt: '2026-11-21T10:00:00.004Z' };
  expect(told({ side: 'given', status: 'active', ...lowered })).toBe('lowered');
});

test('only the receiver hears that an offer was taken back', () => {
  expect(told({ side: 'received', status: 'withdrawn' })).toBe('withdrawn');
  expect(told({ side: 'given', status: 'withdrawn' })).toBeUndefined();
});

test('an end is told to both, one by newer terms to nobody, and the last moment neither', () => {
  const end = { status: 'ending', inForceUntil: '2026-11-21T10:05:00Z' } as const;
  expect(told({ ...end, side: 'given', endReason: 'conflict' })).toBe('endsGiven');
  expect(told({ ...end, side: 'received', endReason: 'upline' })).toBe('endsReceived');
  expect(told({ ...end, endReason: 'replaced' })).toBeUndefined();
  expect(told({ ...end, status: 'ended', endReason: 'upline' })).toBeUndefined();
});
