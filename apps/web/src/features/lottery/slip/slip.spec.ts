import { act, renderHook } from '@testing-library/react';
import { ApiError } from '../../../data/calls/api-error';
import { balanceAfter } from './balance-after';
import { changedOdds } from './changed-odds';
import { doubled } from './double-stake';
import { addLines, emptySlip, forgetSlips, keepForDraw, removeLine, useSlip } from './slip-store';

const draft = {
  rule: 'ssc.pos',
  picks: [['1'], [], [], [], []],
  stake: { unit: '1' as const, multiple: 6000 },
};
const KEY = 'SSC5M LOTT';

test('a slip is for the draw of its first line until the member takes it to another one', () => {
  const { result } = renderHook(() => useSlip(KEY));
  act(() => addLines(KEY, '20261122-001', [draft]));
  act(() => addLines(KEY, '20261122-002', [draft]));
  expect(result.current).toMatchObject({ drawNo: '20261122-001', lines: [{ draft }, { draft }] });
  act(() => keepForDraw(KEY, '20261122-002'));
  expect(result.current.drawNo).toBe('20261122-002');
  act(() => removeLine(KEY, result.current.lines[0]?.id ?? ''));
  expect(result.current.lines).toHaveLength(1);
  act(() => emptySlip(KEY));
  act(() => addLines(KEY, '20261122-009', [draft]));
  expect(result.current.drawNo).toBe('20261122-009');
  act(() => forgetSlips());
  expect(result.current.lines).toEqual([]);
});

test('a stake is doubled up to the highest multiple; an amount in whole minor units', () => {
  expect(doubled({ ...draft, stake: { unit: '0.1', multiple: 2 } }, 'BDT').stake).toEqual({
    unit: '0.1',
    multiple: 4,
  });
  expect(doubled(draft, 'BDT').stake).toEqual({ unit: '1', multiple: 9999 });
  expect(doubled({ ...draft, stake: { amount: '2.55' } }, 'BDT').stake).toEqual({ amount: '5.10' });
});

test('tells the balance after a purchase, and that it is too low', () => {
  const info = { balance: '10.00', currency: 'BDT' as const };
  expect(balanceAfter(info, 1000n, 'BDT')).toBe(0n);
  expect(balanceAfter(info, 1001n, 'BDT')).toBe('short');
  expect(balanceAfter(info, 1n, 'XTS')).toBeNull();
});

test('reads which line has other odds, old and new', () => {
  const order = {
    gameCode: 'SSC5M',
    drawNo: '20261122-001',
    prizeMode: 'LOTT' as const,
    prizeGroup: 1930,
    amount: '1.00',
    lines: [{ rule: 'ssc.pos', bets: 1, odds: { '': '9.65' } }],
  };
  const value = { line: 1, odds: { '': '9.4' } };
  const refusal = new ApiError('error_lottery_odds_changed', { params: { line: 1 }, value });
  expect(changedOdds(refusal, order)).toEqual({ line: 0, odds: { '': '9.4' }, old: '9.65', now: '9.4' });
  expect(changedOdds(new ApiError('error_draw_closed'), order)).toBeNull();
});
