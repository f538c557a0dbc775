import type { AnyStateMachine } from 'xstate';
import { graphOf } from '../common/chart-graph.js';
import { applyEvent } from '../common/chart-steps.js';
import { shortestWalks, type Walk } from './shortest-walks.js';

/** A move of an entity. `World` holds what the guards depend on, such as the amount left or who proposed. */
export interface ChartMove<World> {
  /** Distinguishes two ways to make the same move. */
  name: string;
  event: { type: string };
  /** The chart's context when the move is made in this world. */
  context?(world: World): Record<string, unknown>;
  /** The world after it; unchanged by default. */
  after?(world: World): World;
}

export interface ChartModel<World> {
  world: World;
  moves: ChartMove<World>[];
}

export interface ChartPosition<World> {
  state: string;
  world: World;
}

export type ChartWalk<World> = Walk<ChartPosition<World>, ChartMove<World>>;

/** Drives the real entity along a walk. */
export interface ChartDriver<World> {
  /** Makes the move by its service; ignores an expected refusal. */
  make(move: ChartMove<World>, world: World): Promise<unknown>;
  /** The stored state. */
  state(): Promise<string>;
}

function take<World>(chart: AnyStateMachine, at: ChartPosition<World>, move: ChartMove<World>) {
  const context = move.context?.(at.world) ?? {};
  const now = chart.resolveState({ value: at.state, context } as never);
  const taken = applyEvent(chart, now as never, move.event);
  if (!taken) return null;
  const world = move.after?.(at.world) ?? at.world;
  return { at: { state: String(taken.snapshot.value), world }, edges: taken.edges };
}

/** The shortest walks that together take every transition of a chart. @throws Error if one cannot be reached */
export function chartWalks<World>(chart: AnyStateMachine, model: ChartModel<World>): ChartWalk<World>[] {
  const edges = graphOf(chart).edges.map(({ id }) => id);
  const state = String(chart.config.initial);
  return shortestWalks<ChartPosition<World>, ChartMove<World>>(edges, {
    start: { at: { state, world: model.world }, edges: [] },
    steps: () => model.moves,
    take: (at, move) => take(chart, at, move),
    keyOf: (at) => JSON.stringify(at),
  });
}

/**
 * Walks the real entity and returns every difference from the chart: a step that led to another state and, at the end
 * of the walk, a move that the chart refuses and the service accepts.
 */
export async function walkChart<World>(
  chart: AnyStateMachine,
  model: ChartModel<World>,
  walk: ChartWalk<World>,
  driver: ChartDriver<World>,
): Promise<string[]> {
  const differences: string[] = [];
  const compare = async (state: string, move: ChartMove<World>) => {
    const real = await driver.state();
    if (real !== state) differences.push(`${move.name} led to ${real}, by the chart to ${state}`);
  };
  let at: ChartPosition<World> = { state: String(chart.config.initial), world: model.world };
  for (const { step, at: next } of walk.steps) {
    await driver.make(step, at.world);
    await compare(next.state, step);
    at = next;
  }
  for (const move of model.moves) {
    if (take(chart, at, move)) continue;
    await driver.make(move, at.world);
    await compare(at.state, move);
  }
  return differences;
}
