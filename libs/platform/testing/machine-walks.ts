import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { edgeIdOf, edgeText, type GraphEdge, graphOf } from '../common/chart-graph.js';
import { applyEvent, startOf, statesOf } from '../common/chart-steps.js';
import { shortestWalks, type Walk } from './shortest-walks.js';

/** The outcome of an effect. */
export type Outcome = { done: unknown } | { failed: unknown };

/** An action of a person on a machine, or an event in the world around it. */
export interface MachineStep<World> {
  name: string;
  /** The machine's event; none if only the world changes. Built again for each walk. */
  event?(world: World): EventObject;
  /** The world after it; unchanged by default. */
  after?(world: World): World;
}

export interface MachineModel<World> {
  input?: unknown;
  world: World;
  steps: MachineStep<World>[];
  /** The outcome of each effect in this world, by the effect's name. */
  outcomes: Record<string, (context: Record<string, unknown>, world: World) => Outcome>;
  /** The part of the context that the real machine must match after each step. */
  shows?(context: Record<string, unknown>): unknown;
  /** Milliseconds of each delay. */
  delays?: Record<string, number>;
}

export interface MachinePosition<World> {
  snapshot: AnyMachineSnapshot;
  world: World;
}

/** A step of a model, or an automatic one: the end of an effect or of a delay. */
type Move<World> = MachineStep<World> & { edge?: GraphEdge };

export type MachineWalk<World> = Walk<MachinePosition<World>, Move<World>>;

const isAround = (outer: string, inner: string) =>
  outer === '' || outer === inner || inner.startsWith(`${outer}.`);

/** The automatic moves that are possible in these states. */
function automaticMoves<World>(edges: GraphEdge[], { snapshot }: MachinePosition<World>): Move<World>[] {
  const here = edges.filter(({ from }) => statesOf(snapshot).some((state) => isAround(from, state)));
  const found = new Map<string, Move<World>>();
  for (const edge of here)
    if (['done', 'error', 'after'].includes(edge.kind)) found.set(edge.event, { name: edge.label, edge });
  return [...found.values()];
}

function eventOf<World>(model: MachineModel<World>, at: MachinePosition<World>, move: Move<World>) {
  if (!move.edge) return move.event?.(at.world) ?? null;
  const { kind, event: type, label } = move.edge;
  if (kind === 'after') return { type };
  const outcome = model.outcomes[label.split(' ')[0] ?? '']?.(at.snapshot.context, at.world);
  if (outcome && 'done' in outcome && kind === 'done') return { type, output: outcome.done };
  if (outcome && 'failed' in outcome && kind === 'error') return { type, error: outcome.failed };
  return null;
}

/** The shortest walks that together take every transition of a machine. @throws Error if one cannot be reached */
export function machineWalks<World>(
  machine: AnyStateMachine,
  model: MachineModel<World>,
): MachineWalk<World>[] {
  const { edges } = graphOf(machine);
  const { snapshot, edges: begun } = startOf(machine, model.input);
  return shortestWalks<MachinePosition<World>, Move<World>>(
    edges.map(({ id }) => id),
    {
      start: { at: { snapshot, world: model.world }, edges: begun },
      steps: (at) => [...model.steps, ...automaticMoves(edges, at)],
      take: (at, move) => {
        const world = move.after?.(at.world) ?? at.world;
        if (!move.edge && !move.event) return { at: { snapshot: at.snapshot, world }, edges: [] };
        const event = eventOf(model, at, move);
        const taken = event && applyEvent(machine, at.snapshot, event);
        return taken && { at: { snapshot: taken.snapshot, world }, edges: taken.edges };
      },
      keyOf: ({ snapshot: { value, context }, world }) => JSON.stringify([value, context, world]),
    },
  );
}

/** Creates the real world of a model. */
export interface MachineDriver<World> {
  /** The machine with effects that wait for `go`, so that the world is ready, and then call the real server. */
  machine(go: () => Promise<void>): AnyStateMachine;
  input?: unknown;
  /** Brings the world into this state before the machine gets an event. */
  setWorld?(world: World): Promise<void>;
}

/** How long an answer of the server may take, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Collects the edges that an actor takes. */
function watch() {
  const taken: string[] = [];
  let told = () => {};
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' || event.event.type === 'xstate.init') return;
    taken.push(...(event._transitions as AnyTransitionDefinition[]).map(edgeIdOf));
    told();
  };
  const reach = (count: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, TIMEOUT_MS);
      told = () => {
        if (taken.length < count) return;
        clearTimeout(timer);
        resolve();
      };
      told();
    });
  return { taken, inspect, reach };
}

/**
 * Walks the real machine with the real server behind its effects, and returns what differed: the context, the edges
 * taken, and the edges expected.
 */
export async function walkMachine<World>(
  model: MachineModel<World>,
  walk: MachineWalk<World>,
  driver: MachineDriver<World>,
): Promise<string[]> {
  const clock = new SimulatedClock();
  const { taken, inspect, reach } = watch();
  let release = () => {};
  const machine = driver.machine(() => new Promise((resolve) => (release = resolve)));
  const actor = createActor(machine, { input: driver.input ?? model.input, clock, inspect });
  actor.subscribe({ error: () => undefined });
  await driver.setWorld?.(model.world);
  actor.start();
  const [differences, wanted]: [string[], string[]] = [[], []];
  let world = model.world;
  for (const { step, edges, at } of walk.steps) {
    wanted.push(...edges);
    if (!step.edge && step.event) actor.send(step.event(world));
    if (step.edge?.kind === 'after')
      clock.increment(model.delays?.[step.edge.label.split(' ')[1] ?? ''] ?? 0);
    if (step.edge?.kind === 'done' || step.edge?.kind === 'error') release();
    await reach(wanted.length);
    if (JSON.stringify(at.world) !== JSON.stringify(world)) await driver.setWorld?.(at.world);
    world = at.world;
    const shown = [at.snapshot, actor.getSnapshot()].map(({ context }) => model.shows?.(context));
    if (shown[0] !== shown[1]) differences.push(`${step.name} showed ${shown[1]} instead of ${shown[0]}`);
    if (taken.join() !== wanted.join()) break;
  }
  actor.stop();
  if (taken.join() === wanted.join()) return differences;
  const { edges } = graphOf(machine);
  const textOf = (id: string) => edges.filter((edge) => edge.id === id).map(edgeText);
  const told = [taken, wanted].map((ids) => ids.flatMap(textOf).join('; '));
  return [...differences, `took ${told[0]}`, `instead of ${told[1]}`];
}
