import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state of a chart or machine. */
export interface GraphState {
  /** The names from the outermost state inwards, joined by dots; empty for the machine itself. */
  id: string;
  name: string;
  /** The state around it; `null` for the machine itself. */
  parent: string | null;
  kind: 'simple' | 'compound' | 'final';
  /** Where its parent begins. */
  initial: boolean;
  description: string | null;
  /** The actors that run while it lasts. */
  invokes: string[];
}

export type EdgeKind = 'event' | 'always' | 'done' | 'error' | 'after';

/** One way from a state: an event may have several, of which the first that its guard allows is taken. */
export interface GraphEdge {
  id: string;
  from: string;
  /** Equal to `from` where the state stays. */
  to: string;
  kind: EdgeKind;
  /** As XState knows the event; empty for `always`. */
  event: string;
  /** What people call it: the event, `submit done`, `after patience`. */
  label: string;
  guard: string | null;
}

export interface ChartGraph {
  id: string;
  states: GraphState[];
  edges: GraphEdge[];
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

const nameOf = (part: unknown, other: string): string => {
  if (typeof part === 'string') return part;
  const type = (part as { type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? type : other;
};

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child as AnyStateNode))];
}

function stateOf(node: AnyStateNode, chart: string): GraphState {
  const inner = Object.keys(node.states).length > 0;
  return {
    id: pathOf(node),
    name: node.parent ? node.key : chart,
    parent: node.parent ? pathOf(node.parent) : null,
    kind: node.type === 'final' ? 'final' : inner ? 'compound' : 'simple',
    initial: node.parent?.initial?.target.includes(node) ?? false,
    description: node.description ?? null,
    invokes: node.invoke.map(({ src }) => nameOf(src, 'actor')),
  };
}

/** The kind of an event that XState makes by itself, and what it is called. */
function wordsOf(node: AnyStateNode, event: string): { kind: EdgeKind; label: string } {
  if (event === '') return { kind: 'always', label: 'always' };
  for (const { id, src } of node.invoke) {
    const actor = nameOf(src, 'actor');
    if (event === `xstate.done.actor.${id}`) return { kind: 'done', label: `${actor} done` };
    if (event === `xstate.error.actor.${id}`) return { kind: 'error', label: `${actor} failed` };
  }
  const after = node.after.find(({ eventType }) => eventType === event);
  if (after) return { kind: 'after', label: `after ${String(after.delay)}` };
  if (event.startsWith('xstate.done.state.')) return { kind: 'done', label: 'done' };
  return { kind: 'event', label: event };
}

const waysOf = (node: AnyStateNode): [string, AnyTransitionDefinition[]][] => [
  ...(node.transitions as Map<string, AnyTransitionDefinition[]>),
  ...(node.always ? ([['', node.always]] as [string, AnyTransitionDefinition[]][]) : []),
];

const idOf = (from: string, event: string, at: number) => `${from}|${event}|${at}`;

function edgesOf(node: AnyStateNode): GraphEdge[] {
  const from = pathOf(node);
  return waysOf(node).flatMap(([event, ways]) =>
    ways.map((way, at) => ({
      id: idOf(from, event, at),
      from,
      to: way.target?.[0] ? pathOf(way.target[0]) : from,
      event,
      ...wordsOf(node, event),
      guard: way.guard ? nameOf(way.guard, 'guard') : null,
    })),
  );
}

/** States and transitions of a chart or machine, in the order of its source. Runs nothing, and needs no browser. */
export function graphOf(chart: AnyStateMachine): ChartGraph {
  const nodes = nodesOf(chart.root as AnyStateNode);
  return {
    id: chart.id,
    states: nodes.map((node) => stateOf(node, chart.id)),
    edges: nodes.flatMap(edgesOf),
  };
}

/** The edge's id that stands for a transition which XState has chosen. */
export function edgeIdOf(way: AnyTransitionDefinition): string {
  const event = String(way.eventType);
  const ways = new Map(waysOf(way.source as AnyStateNode)).get(event) ?? [];
  return idOf(pathOf(way.source as AnyStateNode), event, ways.indexOf(way));
}

/** An edge in one line, for readers: `distributed -- RECEIVE [restIsLeft] --> approved`. */
export const edgeText = ({ from, to, label, guard }: GraphEdge): string =>
  `${from || 'any state'} -- ${label}${guard ? ` [${guard}]` : ''} --> ${to || 'the same'}`;
