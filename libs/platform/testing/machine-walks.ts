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
import { beginning, statesOf, stepBy } from '../common/chart-steps.js';
import { shortestWalks, type Walk } from './shortest-walks.js';

/** What an effect comes to. */
export type Outcome = { done: unknown } | { failed: unknown };

/** Something that a person does to a machine, or that happens to the world around it. */
export interface MachineStep<World> {
  name: string;
  /** What the machine is told; nothing where only the world changes. Asked for anew at each walk. */
  event?(world: World): EventObject;
  /** The world after it; the same, by default. */
  after?(world: World): World;
}

export interface MachineModel<World> {
  input?: unknown;
  world: World;
  steps: MachineStep<World>[];
  /** What each effect, by its name, comes to in this world. */
  outcomes: Record<string, (context: Record<string, unknown>, world: World) => Outcome>;
  /** What of the context the real machine has to have too, after each step. */
  shows?(context: Record<string, unknown>): unknown;
  /** Milliseconds of each delay. */
  delays?: Record<string, number>;
}

export interface MachinePlace<World> {
  snapshot: AnyMachineSnapshot;
  world: World;
}

/** A step of a model, or what comes by itself: an effect's end, the end of a delay. */
type Move<World> = MachineStep<World> & { edge?: GraphEdge };

export type MachineWalk<World> = Walk<MachinePlace<World>, Move<World>>;

const isAround = (outer: string, inner: string) =>
  outer === '' || outer === inner || inner.startsWith(`${outer}.`);

/** What may come by itself in these states. */
function byThemselves<World>(edges: GraphEdge[], { snapshot }: MachinePlace<World>): Move<World>[] {
  const here = edges.filter(({ from }) => statesOf(snapshot).some((state) => isAround(from, state)));
  const found = new Map<string, Move<World>>();
  for (const edge of here)
    if (['done', 'error', 'after'].includes(edge.kind)) found.set(edge.event, { name: edge.label, edge });
  return [...found.values()];
}

function eventOf<World>(model: MachineModel<World>, at: MachinePlace<World>, move: Move<World>) {
  if (!move.edge) return move.event?.(at.world) ?? null;
  const { kind, event: type, label } = move.edge;
  if (kind === 'after') return { type };
  const outcome = model.outcomes[label.split(' ')[0] ?? '']?.(at.snapshot.context, at.world);
  if (outcome && 'done' in outcome && kind === 'done') return { type, output: outcome.done };
  if (outcome && 'failed' in outcome && kind === 'error') return { type, error: outcome.failed };
  return null;
}

/** The shortest walks that together take every transition of a machine. @throws Error where one cannot be reached */
export function machineWalks<World>(
  machine: AnyStateMachine,
  model: MachineModel<World>,
): MachineWalk<World>[] {
  const { edges } = graphOf(machine);
  const { snapshot, edges: begun } = beginning(machine, model.input);
  return shortestWalks<MachinePlace<World>, Move<World>>(
    edges.map(({ id }) => id),
    {
      start: { at: { snapshot, world: model.world }, edges: begun },
      steps: (at) => [...model.steps, ...byThemselves(edges, at)],
      take: (at, move) => {
        const world = move.after?.(at.world) ?? at.world;
        if (!move.edge && !move.event) return { at: { snapshot: at.snapshot, world }, edges: [] };
        const event = eventOf(model, at, move);
        const taken = event && stepBy(machine, at.snapshot, event);
        return taken && { at: { snapshot: taken.snapshot, world }, edges: taken.edges };
      },
      keyOf: ({ snapshot: { value, context }, world }) => JSON.stringify([value, context, world]),
    },
  );
}

/** What brings the world of a model about. */
export interface MachineHands<World> {
  /** The machine with effects that wait for `go`, so that the world is ready, and then ask the real server. */
  machine(go: () => Promise<void>): AnyStateMachine;
  input?: unknown;
  /** Makes the world so, before the machine is told anything. */
  become?(world: World): Promise<void>;
}

/** How long an answer of the server may take, in milliseconds. */
const PATIENCE = 8000;

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
      const timer = setTimeout(resolve, PATIENCE);
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
 * Walks with the real machine and the real server behind its effects, and gives what came otherwise: what it showed, the
 * edges that were taken, and those that should have been.
 */
export async function walkMachine<World>(
  model: MachineModel<World>,
  walk: MachineWalk<World>,
  hands: MachineHands<World>,
): Promise<string[]> {
  const clock = new SimulatedClock();
  const { taken, inspect, reach } = watch();
  let release = () => {};
  const machine = hands.machine(() => new Promise((resolve) => (release = resolve)));
  const actor = createActor(machine, { input: hands.input ?? model.input, clock, inspect });
  actor.subscribe({ error: () => undefined });
  await hands.become?.(model.world);
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
    if (JSON.stringify(at.world) !== JSON.stringify(world)) await hands.become?.(at.world);
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
