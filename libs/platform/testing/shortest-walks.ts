/** One step of a walk: the move, the edges that it takes, and the position that it leads to. */
export interface WalkStep<At, Step> {
  step: Step;
  edges: string[];
  at: At;
}

export interface Walk<At, Step> {
  /** The ids of the edges that this is the shortest walk through. */
  goals: string[];
  steps: WalkStep<At, Step>[];
}

/** What a search needs to know of a chart or machine. */
export interface SearchSpace<At, Step> {
  start: { at: At; edges: string[] };
  steps(at: At): Step[];
  /** `null` if the step leads nowhere. */
  take(at: At, step: Step): { at: At; edges: string[] } | null;
  /** Positions with the same key are equal. */
  keyOf(at: At): string;
}

/** A search that has found more positions than this will not end. */
const MAX_POSITIONS = 10_000;

/**
 * The shortest walks that together take every edge: the shortest walk to each edge, without walks that are the
 * beginning of another one.
 * @throws Error naming the edges that no walk reaches
 */
export function shortestWalks<At, Step>(edges: string[], space: SearchSpace<At, Step>): Walk<At, Step>[] {
  const found = new Map<string, WalkStep<At, Step>[]>();
  const { at, edges: begun } = space.start;
  for (const edge of begun) found.set(edge, []);
  const seen = new Set([space.keyOf(at)]);
  let frontier: { at: At; steps: WalkStep<At, Step>[] }[] = [{ at, steps: [] }];
  while (frontier.length > 0 && edges.some((edge) => !found.has(edge))) {
    const next: typeof frontier = [];
    for (const position of frontier)
      for (const step of space.steps(position.at)) {
        const taken = space.take(position.at, step);
        if (!taken) continue;
        const steps = [...position.steps, { step, ...taken }];
        for (const edge of taken.edges) if (!found.has(edge)) found.set(edge, steps);
        const key = space.keyOf(taken.at);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ at: taken.at, steps });
      }
    if (seen.size > MAX_POSITIONS)
      throw new Error(`more than ${MAX_POSITIONS} positions: is a key too specific?`);
    frontier = next;
  }
  const missed = edges.filter((edge) => !found.has(edge));
  if (missed.length > 0) throw new Error(`no walk reaches ${missed.join(', ')}`);
  return withoutBeginnings(edges, found);
}

/** Removes walks that are the beginning of a longer one, and moves their goals to it. */
function withoutBeginnings<At, Step>(
  edges: string[],
  found: Map<string, WalkStep<At, Step>[]>,
): Walk<At, Step>[] {
  const walks: Walk<At, Step>[] = [];
  const longestFirst = [...edges].sort(
    (one, other) => (found.get(other)?.length ?? 0) - (found.get(one)?.length ?? 0),
  );
  for (const edge of longestFirst) {
    const steps = found.get(edge) ?? [];
    const same = walks.find((walk) => steps.every((step, at) => walk.steps[at] === step));
    if (same) same.goals.push(edge);
    else walks.push({ goals: [edge], steps });
  }
  return walks;
}
