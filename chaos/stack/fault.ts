/** Exact text of a source file and what stands there instead. The text must stand there exactly once. */
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

/** A guard, and how it is taken out of a copy. */
export interface Fault {
  /** As in "unique event key"; two names where a second guard stands behind the first. */
  guard: string;
  sources?: SourcePatch[];
  routines?: RoutinePatch[];
  /** Run as the owner of the copy's database. */
  sql?: string[];
}

/** @throws Error where `from` stands there not at all, or more than once: the fault would not be the one meant */
export function replaceOnce(text: string, from: string, to: string, place: string): string {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`${place}: the text to take out stands there ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}
