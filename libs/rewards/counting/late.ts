/** What was settled before the end of a period is counted for so long after it. */
export const LATE_MS = 15 * 60_000;
