import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate';
import { edgeIdOf } from './chart-graph.js';

/** The snapshot after a step of a chart or machine, and the edges of its graph that led there. */
export interface StepResult {
  snapshot: AnyMachineSnapshot;
  edges: string[];
}

/** The ids of the innermost states that a snapshot is in. */
export function statesOf(snapshot: AnyMachineSnapshot): string[] {
  const nodes = nodesOf(snapshot).filter((node) => Object.keys(node.states).length === 0);
  return nodes.map((node) => node.path.join('.'));
}

/** The snapshot's active nodes, for which XState has no public API. */
const nodesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  (snapshot as AnyMachineSnapshot & { _nodes: AnyStateNode[] })._nodes;

/** The eventless transition between two snapshots: the first with the right target. */
function eventlessEdge(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const reached = new Set(nodesOf(after).map(({ id }) => id));
  const transitions = nodesOf(before).flatMap((node) => (node.always ?? []) as AnyTransitionDefinition[]);
  const taken = transitions.find(({ target }) => target?.some(({ id }) => reached.has(id)));
  return taken ? [edgeIdOf(taken)] : [];
}

/** A snapshot with the actions that XState would execute on the way to it. */
type Microstep = [snapshot: AnyMachineSnapshot, actions: readonly { type: string; params?: unknown }[]];

/** What the actions of a microstep raise at once. */
const raisedBy = ([, actions]: Microstep): EventObject[] =>
  actions.flatMap(({ type, params }) => {
    if (type !== 'xstate.raise') return [];
    const { event, delay } = params as { event: EventObject; delay?: number };
    return delay === undefined ? [event] : [];
  });

const edgesOf = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject): string[] =>
  (machine.getTransitionData(snapshot as never, event as never) as AnyTransitionDefinition[]).map(edgeIdOf);

/** Eventless transitions come before those of events that were raised. */
function resultOf(machine: AnyStateMachine, steps: Microstep[], edges: string[]): StepResult | null {
  const snapshot = steps.at(-1)?.[0];
  if (!snapshot) return null;
  const raised: EventObject[] = [];
  const further = steps.slice(1).flatMap(([after], at) => {
    const step = steps[at];
    if (!step) return [];
    raised.push(...raisedBy(step));
    const eventless = eventlessEdge(step[0], after);
    const [event] = eventless.length > 0 ? [] : raised.splice(0, 1);
    return event ? edgesOf(machine, step[0], event) : eventless;
  });
  return { snapshot, edges: [...edges, ...further] };
}

/** The first snapshot of a machine, without any effect. @throws Error if it cannot start with this input */
export function startOf(machine: AnyStateMachine, input?: unknown): StepResult {
  const begun = resultOf(machine, getInitialMicrosteps(machine, input as never) as Microstep[], []);
  if (!begun) throw new Error(`${machine.id} has no initial state`);
  return begun;
}

/** The result of an event, without any effect; `null` if the chart or machine does not accept it. */
export function applyEvent(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): StepResult | null {
  if (snapshot.status !== 'active') return null;
  const edges = edgesOf(machine, snapshot, event);
  if (edges.length === 0) return null;
  const steps = getMicrosteps(machine, snapshot as never, event as never) as Microstep[];
  return resultOf(machine, steps, edges);
}
