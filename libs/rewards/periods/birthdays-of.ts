import { dayOf } from '#libs/platform/clock/periods';

export interface Birthday {
  month: number;
  day: number;
}

/** Whose birthday is on the day of a moment, in `timeZone` (IANA): who was born on 29 February has it on the 28th in other years. */
export function birthdaysOf(moment: Date, timeZone: string): Birthday[] {
  const [year = 0, month = 0, day = 0] = dayOf(moment, timeZone).split('-').map(Number);
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  const today = { month, day };
  return month === 2 && day === 28 && !isLeapYear ? [today, { month, day: 29 }] : [today];
}
