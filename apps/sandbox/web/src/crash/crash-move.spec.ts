import type { CrashState, OwnCrashBet } from '../../../common/api';
import { moveIn } from './crash-move';

const own: OwnCrashBet = { round: 'r', amount: '1000', autoCashOut: null, cashOutAt: null, payout: null };
const state = (phase: CrashState['phase'], mine: OwnCrashBet | null): CrashState => ({
  phase,
  index: 1,
  commitment: '',
  now: 0,
  startsAt: null,
  startedAt: null,
  bust: null,
  hash: null,
  history: [],
  bets: [],
  own: mine,
});

test.each([
  ['waiting', null, 'bet'],
  ['waiting', own, 'placed'],
  ['running', null, 'wait'],
  ['running', own, 'cash-out'],
  ['running', { ...own, cashOutAt: 210, payout: '2100' }, 'wait'],
  ['crashed', own, 'wait'],
] as const)('%s with %j: %s', (phase, mine, move) => {
  expect(moveIn(state(phase, mine))).toBe(move);
});

test('before the first state there is nothing to do', () => {
  expect(moveIn(null)).toBe('wait');
});
