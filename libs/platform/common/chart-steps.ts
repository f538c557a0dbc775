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

/** Where a chart or machine came to, and by which edges of its graph. */
export interface Taken {
  snapshot: AnyMachineSnapshot;
  edges: string[];
}

/** The ids of the innermost states that a snapshot is in. */
export function statesOf(snapshot: AnyMachineSnapshot): string[] {
  const nodes = nodesOf(snapshot).filter((node) => Object.keys(node.states).length === 0);
  return nodes.map((node) => node.path.join('.'));
}

/** The snapshot's active nodes. XState has no public way to them. */
const nodesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  (snapshot as AnyMachineSnapshot & { _nodes: AnyStateNode[] })._nodes;

/** Which eventless way led from one snapshot to the next: of those with its target, the first. */
function eventlessEdge(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const reached = new Set(nodesOf(after).map(({ id }) => id));
  const ways = nodesOf(before).flatMap((node) => (node.always ?? []) as AnyTransitionDefinition[]);
  const taken = ways.find(({ target }) => target?.some(({ id }) => reached.has(id)));
  return taken ? [edgeIdOf(taken)] : [];
}

function taken(snapshots: AnyMachineSnapshot[], edges: string[]): Taken | null {
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

/** The beginning of a machine, without any of its effects. @throws Error where it cannot begin with this input */
export function beginning(machine: AnyStateMachine, input?: unknown): Taken {
  const begun = taken(snapshotsOf(getInitialMicrosteps(machine, input as never)), []);
  if (!begun) throw new Error(`${machine.id} has no beginning`);
  return begun;
}

/** What an event does, without any effect; `null` where the chart or machine takes it nowhere. */
export function stepBy(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Taken | null {
  if (snapshot.status !== 'active') return null;
  const ways = machine.getTransitionData(snapshot as never, event as never) as AnyTransitionDefinition[];
  if (ways.length === 0) return null;
  return taken(snapshotsOf(getMicrosteps(machine, snapshot as never, event as never)), ways.map(edgeIdOf));
}
