/** A text in a source file and its replacement. The text must occur exactly once. */
export interface SourcePatch {
  file: string;
  from: string;
  to: string;
}

/** The same for a function of the database, by its name and parameter types. */
export interface RoutinePatch {
  routine: string;
  from: string;
  to: string;
}

/** A guard, and how it is removed from a copy. */
export interface Fault {
  /** As in "unique event key"; two names if a second guard backs up the first. */
  guard: string;
  sources?: SourcePatch[];
  routines?: RoutinePatch[];
  /** Runs as the owner of the copy's database. */
  sql?: string[];
}

/** @throws Error if `from` does not occur exactly once, since the fault would not be the intended one */
export function replaceOnce(text: string, from: string, to: string, place: string): string {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`${place}: the text to remove occurs ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}
