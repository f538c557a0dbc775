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

/** One transition from a state. An event may have several, and the first whose guard allows it is taken. */
export interface GraphEdge {
  id: string;
  from: string;
  /** Equal to `from` if the state does not change. */
  to: string;
  kind: EdgeKind;
  /** XState's name of the event; empty for `always`. */
  event: string;
  /** The label for readers: the event, `submit done`, `after patience`. */
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

/** The kind and the label of an event, including those that XState creates by itself. */
function describeEvent(node: AnyStateNode, event: string): { kind: EdgeKind; label: string } {
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

const transitionsOf = (node: AnyStateNode): [string, AnyTransitionDefinition[]][] => [
  ...(node.transitions as Map<string, AnyTransitionDefinition[]>),
  ...(node.always ? ([['', node.always]] as [string, AnyTransitionDefinition[]][]) : []),
];

const idOf = (from: string, event: string, at: number) => `${from}|${event}|${at}`;

function edgesOf(node: AnyStateNode): GraphEdge[] {
  const from = pathOf(node);
  return transitionsOf(node).flatMap(([event, transitions]) =>
    transitions.map((transition, at) => ({
      id: idOf(from, event, at),
      from,
      to: transition.target?.[0] ? pathOf(transition.target[0]) : from,
      event,
      ...describeEvent(node, event),
      guard: transition.guard ? nameOf(transition.guard, 'guard') : null,
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

/** The id of the edge for a transition that XState has chosen. */
export function edgeIdOf(transition: AnyTransitionDefinition): string {
  const event = String(transition.eventType);
  const transitions = new Map(transitionsOf(transition.source as AnyStateNode)).get(event) ?? [];
  return idOf(pathOf(transition.source as AnyStateNode), event, transitions.indexOf(transition));
}

/** An edge in one line, for readers: `distributed -- RECEIVE [restIsLeft] --> approved`. */
export const edgeText = ({ from, to, label, guard }: GraphEdge): string =>
  `${from || 'any state'} -- ${label}${guard ? ` [${guard}]` : ''} --> ${to || 'the same'}`;
