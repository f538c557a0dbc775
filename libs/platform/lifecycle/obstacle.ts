/** What keeps a program from starting and a person can remove: the message is a sentence that says how. */
export class Obstacle extends Error {}

/** What a program that could not start says last: a sentence where there is one, else everything that is known. */
export function reasonOf(error: unknown): string {
  if (error instanceof Obstacle) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
