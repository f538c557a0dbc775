/** An error that keeps a program from starting and that the user can fix; the message says how. */
export class StartupError extends Error {}

/** The last output of a program that could not start: the message of a StartupError, otherwise the full stack. */
export function reasonOf(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
