import type { Rebate, Vip } from './rewards.api';

const level = (no: number, needs: string): Vip['levels'][number] => ({
  level: no,
  needs,
  keeps: no > 1 ? '500.00' : null,
  upgrade: `${no}0.00`,
  weeklyShare: no * 100,
  withdrawalsPerDay: 3 + no,
  withdrawnPerDay: `${no + 1}0000.00`,
  rebateShares: { RNG: 3000 + no * 500, LIVE: 2000 },
});

/** A brand with three levels; a member of level 0 who has played nothing. */
export const vipOf = (changes: Partial<Vip> = {}): Vip => ({
  currency: 'BDT',
  level: 0,
  progress: '0.00',
  checked: null,
  nextNeeds: '1000.00',
  month: { bet: '0.00', keeps: null, endsAt: '2026-11-30T18:00:00Z' },
  weekly: { amount: '0.00', paidAt: '2026-11-29T18:15:00Z' },
  levels: [level(0, '0.00'), level(1, '1000.00'), level(2, '5000.00')],
  seq: 5,
  ...changes,
});

export const rebateOf = (claimable: string, changes: Partial<Rebate> = {}): Rebate => ({
  currency: 'BDT',
  types: [
    { type: 'LIVE', validBet: '0.00', share: 2000, amount: '0.00' },
    { type: 'RNG', validBet: '1000.00', share: 3500, amount: claimable },
  ],
  claimable,
  claimMin: '1.00',
  paidAt: claimable === '0.00' ? null : '2026-11-30T08:00:00Z',
  seq: 5,
  ...changes,
});
