import type { DrawnDraw, RunningDraw } from '../common/draws.calls.js';
import type { DrawRow } from './draw-row.js';

export const roundOf = ({ beaconRound }: DrawRow): number | null =>
  beaconRound === null ? null : Number(beaconRound);

/** The numbers of each prize, of a result as it is on the wire. */
export const numbersOf = (result: string | null): string[][] | null =>
  result === null ? null : result.split('/').map((prize) => prize.split(','));

export const runningOf = (row: DrawRow): RunningDraw => ({
  drawNo: row.drawNo,
  status: row.status,
  openAt: row.openAt.toISOString(),
  closeAt: row.closeAt.toISOString(),
  drawAt: row.drawAt.toISOString(),
  suspended: row.suspended,
  prices: row.prices,
  source: row.source,
  resultDueAt: row.resultDueAt.toISOString(),
  commitment: row.commitment,
  beaconRound: roundOf(row),
});

export const drawnOf = ({ drawNo, status, drawAt, result, revision }: DrawRow): DrawnDraw => ({
  drawNo,
  status,
  drawAt: drawAt.toISOString(),
  result: numbersOf(result),
  revision,
});

export const openedOf = ({ drawNo, status, drawAt, result, revision }: DrawRow) => ({
  numero: drawNo,
  openTime: drawAt.toISOString(),
  winningNumber: result,
  result: numbersOf(result),
  status,
  revision,
});
