import type { DrawnDraw, RunningDraw } from '#libs/lottery/common/draws.calls';

const MINUTE = 60_000;
/** 14:05:00 in Dhaka, when draw 0845 of a one-minute game is. */
export const DRAW_AT = Date.parse('2026-11-22T08:05:00Z');

const iso = (at: number) => new Date(at).toISOString();

/** So many draws after 0845 of a one-minute game that closes five seconds before. */
export const runningDraw = (later = 0, more: Partial<RunningDraw> = {}): RunningDraw => {
  const at = DRAW_AT + later * MINUTE;
  return {
    drawNo: `20261122-0${845 + later}`,
    status: 'open',
    openAt: iso(at - 65_000),
    closeAt: iso(at - 5000),
    drawAt: iso(at),
    suspended: false,
    prices: [],
    source: 'own',
    resultDueAt: iso(at + MINUTE),
    commitment: 'c'.repeat(64),
    beaconRound: null,
    ...more,
  };
};

export const drawnDraw = (later = -1, more: Partial<DrawnDraw> = {}): DrawnDraw => ({
  drawNo: `20261122-0${845 + later}`,
  status: 'drawn',
  drawAt: iso(DRAW_AT + later * MINUTE),
  result: [['0', '6', '5', '1', '4']],
  revision: 1,
  ...more,
});
