const MINUTE = 60_000;

/** When an unanswered tranche counts as received. */
export function deadlineOf(sentAt: Date, autoReceiveMinutes: number): Date {
  return new Date(sentAt.getTime() + autoReceiveMinutes * MINUTE);
}

/** The first reminder after `now`, at a percentage of the time between sending and deadline; `null` after the last. */
export function nextReminder(sentAt: Date, deadline: Date, percents: number[], now: Date): Date | null {
  const whole = deadline.getTime() - sentAt.getTime();
  const times = percents.map((percent) => sentAt.getTime() + (whole * percent) / 100);
  const [next] = times.filter((time) => time > now.getTime()).sort((a, b) => a - b);
  return next === undefined ? null : new Date(next);
}
