let offset = 0;
let known = false;

/** Learns how far this machine's clock is from the server's, from a moment that the server has just told. */
export function learnServerTime(now: string): void {
  offset = Date.parse(now) - Date.now();
  known = true;
}

/** The server's time in milliseconds since 1970, however wrong this machine's clock is. */
export const serverNow = (): number => Date.now() + offset;

/** Whether the server has told its time yet; until then this machine's clock is believed. */
export const isServerTimeKnown = (): boolean => known;
