import { periodOf } from '#libs/platform/clock/periods';

/** How far a brand's feed was written, or read: everything up to this batch, of rounds settled before `takenUntil`. */
export interface FeedPosition {
  batch: string;
  takenUntil: Date;
}

/** The last full five minutes of the clock that is not after `moment`. */
export function lastMark(moment: Date): Date {
  return periodOf('5m', moment, 'UTC').start;
}
