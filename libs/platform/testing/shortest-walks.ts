/** One step of a walk: what is done, the edges that it takes, and where it leads. */
export interface WalkStep<At, Step> {
  step: Step;
  edges: string[];
  at: At;
}

export interface Walk<At, Step> {
  /** The ids of the edges that this walk is the shortest way through. */
  goals: string[];
  steps: WalkStep<At, Step>[];
}

/** What a search has to know of a chart or machine. */
export interface Terrain<At, Step> {
  start: { at: At; edges: string[] };
  steps(at: At): Step[];
  /** `null` where the step leads nowhere. */
  take(at: At, step: Step): { at: At; edges: string[] } | null;
  /** Places with the same key are one. */
  keyOf(at: At): string;
}

/** A search that has found more places than this will not end. */
const MOST_PLACES = 10_000;

/**
 * The shortest walks that together take every edge: for each edge one walk that no shorter one reaches, and those left out
 * that another one begins with. @throws Error naming the edges that no walk reaches
 */
export function shortestWalks<At, Step>(edges: string[], terrain: Terrain<At, Step>): Walk<At, Step>[] {
  const found = new Map<string, WalkStep<At, Step>[]>();
  const { at, edges: begun } = terrain.start;
  for (const edge of begun) found.set(edge, []);
  const seen = new Set([terrain.keyOf(at)]);
  let border: { at: At; steps: WalkStep<At, Step>[] }[] = [{ at, steps: [] }];
  while (border.length > 0 && edges.some((edge) => !found.has(edge))) {
    const next: typeof border = [];
    for (const place of border)
      for (const step of terrain.steps(place.at)) {
        const taken = terrain.take(place.at, step);
        if (!taken) continue;
        const steps = [...place.steps, { step, ...taken }];
        for (const edge of taken.edges) if (!found.has(edge)) found.set(edge, steps);
        const key = terrain.keyOf(taken.at);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ at: taken.at, steps });
      }
    if (seen.size > MOST_PLACES) throw new Error(`more than ${MOST_PLACES} places: is a key too fine?`);
    border = next;
  }
  const missed = edges.filter((edge) => !found.has(edge));
  if (missed.length > 0) throw new Error(`no walk reaches ${missed.join(', ')}`);
  return withoutBeginnings(edges, found);
}

/** Leaves out what a longer walk begins with, and gives that one its goals. */
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
