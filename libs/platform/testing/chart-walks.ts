import type { AnyStateMachine } from 'xstate';
import { graphOf } from '../common/chart-graph.js';
import { stepBy } from '../common/chart-steps.js';
import { shortestWalks, type Walk } from './shortest-walks.js';

/** Something that can be done to a thing. `World` is what the guards depend on: how much is left, who proposed. */
export interface ChartMove<World> {
  /** Tells apart two ways to make the same move. */
  name: string;
  event: { type: string };
  /** What the guards look at when the move is made in this world. */
  context?(world: World): Record<string, unknown>;
  /** The world after it; the same, by default. */
  after?(world: World): World;
}

export interface ChartModel<World> {
  world: World;
  moves: ChartMove<World>[];
}

export interface ChartPlace<World> {
  state: string;
  world: World;
}

export type ChartWalk<World> = Walk<ChartPlace<World>, ChartMove<World>>;

/** The real thing behind a walk. */
export interface ChartHands<World> {
  /** Makes the move by the service that is there for it; an expected refusal is swallowed. */
  make(move: ChartMove<World>, world: World): Promise<unknown>;
  /** The state that is stored now. */
  state(): Promise<string>;
}

function take<World>(chart: AnyStateMachine, at: ChartPlace<World>, move: ChartMove<World>) {
  const context = move.context?.(at.world) ?? {};
  const now = chart.resolveState({ value: at.state, context } as never);
  const taken = stepBy(chart, now as never, move.event);
  if (!taken) return null;
  const world = move.after?.(at.world) ?? at.world;
  return { at: { state: String(taken.snapshot.value), world }, edges: taken.edges };
}

/** The shortest walks that together take every transition of a chart. @throws Error where one cannot be reached */
export function chartWalks<World>(chart: AnyStateMachine, model: ChartModel<World>): ChartWalk<World>[] {
  const edges = graphOf(chart).edges.map(({ id }) => id);
  const state = String(chart.config.initial);
  return shortestWalks<ChartPlace<World>, ChartMove<World>>(edges, {
    start: { at: { state, world: model.world }, edges: [] },
    steps: () => model.moves,
    take: (at, move) => take(chart, at, move),
    keyOf: (at) => JSON.stringify(at),
  });
}

/**
 * Walks with the real thing, and gives every difference between it and the chart: a step that led elsewhere, and, where
 * the walk ends, a move that the chart refuses and the thing makes all the same.
 */
export async function walkChart<World>(
  chart: AnyStateMachine,
  model: ChartModel<World>,
  walk: ChartWalk<World>,
  hands: ChartHands<World>,
): Promise<string[]> {
  const differences: string[] = [];
  const compare = async (state: string, move: ChartMove<World>) => {
    const real = await hands.state();
    if (real !== state) differences.push(`${move.name} led to ${real}, by the chart to ${state}`);
  };
  let at: ChartPlace<World> = { state: String(chart.config.initial), world: model.world };
  for (const { step, at: next } of walk.steps) {
    await hands.make(step, at.world);
    await compare(next.state, step);
    at = next;
  }
  for (const move of model.moves) {
    if (take(chart, at, move)) continue;
    await hands.make(move, at.world);
    await compare(at.state, move);
  }
  return differences;
}
