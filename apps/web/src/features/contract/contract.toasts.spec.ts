import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { pushedContract } from './contract.fixture';
import { noticeOf } from './contract.toasts';

const titleOf = (change: Partial<ContractSummary>) => noticeOf(pushedContract('1', change))?.title;
const answered = { answeredAt: '2026-11-21T10:03:00Z', inForceFrom: '2026-11-21T10:05:00Z' };

test('the giver hears of the answer, the receiver of its own acceptance on other devices', () => {
  expect(titleOf({ side: 'given', status: 'active', ...answered })).toBe('accepted');
  expect(titleOf({ side: 'received', status: 'active', ...answered })).toBe('youAccepted');
  expect(titleOf({ side: 'given', status: 'rejected', ...answered })).toBe('rejected');
  expect(titleOf({ side: 'received', status: 'rejected', ...answered })).toBeUndefined();
});

test('terms that a rule lowered are shown as such: their life began in force', () => {
  const timeline = [{ status: 'active' as const, at: '2026-11-21T10:00:00Z', by: 'rule' as const }];
  const lowered = pushedContract('1', { side: 'given', status: 'active', ...answered });
  expect(noticeOf({ ...lowered, timeline })?.title).toBe('lowered');
});

test('only the receiver hears that an offer was taken back', () => {
  expect(titleOf({ side: 'received', status: 'withdrawn' })).toBe('withdrawn');
  expect(titleOf({ side: 'given', status: 'withdrawn' })).toBeUndefined();
});

test('an end is told to both, one by newer terms to nobody, and the last moment neither', () => {
  const end = { status: 'ending', inForceUntil: '2026-11-21T10:05:00Z' } as const;
  expect(titleOf({ ...end, side: 'given', endReason: 'conflict' })).toBe('endsGiven');
  expect(titleOf({ ...end, side: 'received', endReason: 'upline' })).toBe('endsReceived');
  expect(titleOf({ ...end, endReason: 'replaced' })).toBeUndefined();
  expect(titleOf({ ...end, status: 'ended', endReason: 'upline' })).toBeUndefined();
});
