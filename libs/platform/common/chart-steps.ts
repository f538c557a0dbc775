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

function resultOf(snapshots: AnyMachineSnapshot[], edges: string[]): StepResult | null {
  const snapshot = snapshots.at(-1);
  if (!snapshot) return null;
  const eventless = snapshots.slice(1).flatMap((after, at) => {
    const before = snapshots[at];
    return before ? eventlessEdge(before, after) : [];
  });
  return { snapshot, edges: [...edges, ...eventless] };
}

const snapshotsOf = (steps: [unknown, unknown][]) =>
  steps.map(([snapshot]) => snapshot as AnyMachineSnapshot);

/** The first snapshot of a machine, without any effect. @throws Error if it cannot start with this input */
export function startOf(machine: AnyStateMachine, input?: unknown): StepResult {
  const begun = resultOf(snapshotsOf(getInitialMicrosteps(machine, input as never)), []);
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
  const transitions = machine.getTransitionData(
    snapshot as never,
    event as never,
  ) as AnyTransitionDefinition[];
  if (transitions.length === 0) return null;
  return resultOf(
    snapshotsOf(getMicrosteps(machine, snapshot as never, event as never)),
    transitions.map(edgeIdOf),
  );
}
