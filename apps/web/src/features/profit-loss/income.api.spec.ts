import type { ProfitRow } from '#libs/games/common/profit-loss.calls';
import { withSums } from './income.api';

const row = (key: string, stake: string, payout: string): ProfitRow => ({
  key,
  name: null,
  stake,
  payout,
  profitLoss: 'not read',
  validBet: '0.00',
  rounds: 1,
});

test('each day has the sum from the first day to it, exact and below zero too', () => {
  const list = [
    row('2026-11-21', '0.10', '0.20'),
    row('2026-11-20', '100.00', '0.10'),
    row('2026-11-18', '1.00', '3.10'),
  ];
  const totals = { stake: '', payout: '', profitLoss: '', validBet: '', rounds: 3 };
  const asked = { from: '2026-11-18', to: '2026-11-21', groupBy: 'day' as const };
  const statement = { list, totals, currency: 'BDT' as const, seq: 1, total: 3, totalPages: 1, asked };
  expect(withSums(statement).list.map(({ key, soFar }) => [key, soFar])).toEqual([
    ['2026-11-21', '-97.70'],
    ['2026-11-20', '-97.80'],
    ['2026-11-18', '2.10'],
  ]);
});
