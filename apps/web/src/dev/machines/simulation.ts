import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { ChartGraph, EdgeKind, GraphEdge } from '#libs/platform/common/chart-graph';
import { applyEvent, startOf, statesOf } from '#libs/platform/common/chart-steps';
import { ApiError } from '../../data/calls/api-error';
import type { Listed } from './registry';
import type { Samples } from './samples';

/** One step of a simulation. No effect runs: what an effect would answer is an event like the others. */
export interface Moment {
  /** What led here; `null` at the beginning. */
  label: string | null;
  snapshot: AnyMachineSnapshot;
  /** The edges that were taken. */
  edges: string[];
}

export interface OpenEvent {
  event: string;
  label: string;
  kind: EdgeKind;
  guards: string[];
}

export type Fields = Record<string, unknown>;

/** A chart in this state, as a stored row would have it. */
export function chartAt({ machine }: Listed, state: string, context: Fields): Moment {
  const snapshot = machine.resolveState({ value: state, context } as never) as AnyMachineSnapshot;
  return { label: null, snapshot, edges: [] };
}

export function firstMoment(listed: Listed, samples: Samples): Moment {
  if (listed.kind === 'chart')
    return chartAt(listed, String(listed.machine.config.initial), samples.context ?? {});
  return { label: null, ...startOf(listed.machine, samples.input) };
}

const isAround = (outer: string, inner: string) =>
  outer === '' || outer === inner || inner.startsWith(`${outer}.`);

/** The edges that leave a state or one around it. */
export function edgesFrom(graph: ChartGraph, states: string[]): GraphEdge[] {
  return graph.edges.filter(({ from }) => states.some((state) => isAround(from, state)));
}

/** Every event that some edge leaves the present states with, each once, in the order of the source. */
export function openEvents(graph: ChartGraph, { snapshot }: Moment): OpenEvent[] {
  const found = new Map<string, OpenEvent>();
  if (snapshot.status !== 'active') return [];
  for (const { event, label, kind, guard } of edgesFrom(graph, statesOf(snapshot))) {
    if (kind === 'always') continue;
    const open = found.get(event) ?? { event, label, kind, guards: [] };
    if (guard) open.guards.push(guard);
    found.set(event, open);
  }
  return [...found.values()];
}

function eventOf({ event: type, kind }: OpenEvent, fields: Fields): EventObject {
  if (kind === 'done') return { type, output: fields } as EventObject;
  if (kind !== 'error') return { ...fields, type };
  const { code, ...detail } = fields;
  return { type, error: new ApiError(String(code), detail) } as EventObject;
}

/** The moment after an event; `null` where a guard refuses it. */
export function momentAfter(
  { machine }: Listed,
  { snapshot }: Moment,
  open: OpenEvent,
  fields: Fields,
): Moment | null {
  const taken = applyEvent(machine, snapshot, eventOf(open, fields));
  return taken && { label: open.label, ...taken };
}
