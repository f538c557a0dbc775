import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a moment that several processes have agreed on, in milliseconds since 1970. @throws Error where it is past */
export async function atMoment(moment: number): Promise<void> {
  const ahead = moment - Date.now();
  if (ahead < 0) throw new Error(`the moment to begin was ${-ahead} ms ago`);
  await pause(ahead);
}
