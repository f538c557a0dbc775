import elk from 'elkjs/lib/elk.bundled.js';
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartGraph, GraphEdge, GraphState } from '#libs/platform/common/chart-graph';
import { round, roundedPath } from './rounded-path';
import { ANY_STATE, LINE, labelOf, linesOf, sizeOf, stays, widthOf } from './text';

/** In pixels from the top left corner, as a drawing of any size may scale them. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedState extends Box {
  id: string;
  state: GraphState;
}

/** A dot where a state begins, or the words for transitions of all states inside another one. */
export interface PlacedMark extends Box {
  id: string;
  kind: 'start' | 'any';
}

export interface PlacedEdge {
  id: string;
  /** `null` for the line from a dot to the state that begins. */
  edge: GraphEdge | null;
  /** The `d` of an SVG path; empty for a transition that stays, which is a line of words inside its state. */
  path: string;
  label: (Box & { text: string }) | null;
}

export interface ChartLayout {
  width: number;
  height: number;
  states: PlacedState[];
  marks: PlacedMark[];
  edges: PlacedEdge[];
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'PREFER_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};
/** By depth, since the order of the source makes elkjs fail where a line leaves the inner states. */
const INNER = {
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.padding': '[top=40,left=16,bottom=16,right=16]',
};

/** Node and bundlers differ in what the default of this CommonJS file is; its `default` is the class for both. */
const { default: Elk } = elk as unknown as { default: new () => ELK };

const startId = (parent: string) => `start of ${parent}`;
const anyId = (parent: string) => `any of ${parent}`;
const isInside = (inner: string, outer: string) => outer === '' || inner.startsWith(`${outer}.`);

/** The box that an edge begins at: for a compound state whose transition stays in it, a mark inside. */
function boxOfEdge(graph: ChartGraph, edge: GraphEdge): string {
  const { from, to } = edge;
  const compound = graph.states.some(({ id, kind }) => id === from && kind === 'compound');
  return compound && (stays(edge) || isInside(to, from)) ? anyId(from) : from;
}

const stayingIn = (graph: ChartGraph, box: string) =>
  graph.edges.filter((edge) => stays(edge) && boxOfEdge(graph, edge) === box);

function elkEdges(graph: ChartGraph): ElkExtendedEdge[] {
  const starts = graph.states
    .filter(({ initial }) => initial)
    .map(({ id, parent }) => ({ id: startId(id), sources: [startId(parent ?? '')], targets: [id] }));
  const moving = graph.edges.filter((edge) => !stays(edge));
  const ways = moving.map((edge) => ({
    id: edge.id,
    sources: [boxOfEdge(graph, edge)],
    targets: [edge.to],
    labels: [{ text: labelOf(edge), width: widthOf(labelOf(edge)) + 8, height: LINE + 2 }],
  }));
  return [...starts, ...ways];
}

function elkState(graph: ChartGraph, state: GraphState): ElkNode {
  const { id, kind } = state;
  if (kind === 'compound') return { id, layoutOptions: INNER, children: elkChildren(graph, id) };
  return { id, ...sizeOf([...linesOf(state), ...stayingIn(graph, id).map(labelOf)]) };
}

function elkChildren(graph: ChartGraph, parent: string): ElkNode[] {
  const inner = graph.states.filter((state) => state.parent === parent);
  const start = { id: startId(parent), width: 10, height: 10 };
  const any = anyId(parent);
  const words = [ANY_STATE, ...stayingIn(graph, any).map(labelOf)];
  return [
    ...(inner.some(({ initial }) => initial) ? [start] : []),
    ...(graph.edges.some((edge) => boxOfEdge(graph, edge) === any) ? [{ id: any, ...sizeOf(words) }] : []),
    ...inner.map((state) => elkState(graph, state)),
  ];
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Omit<ElkNode, 'id'>): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

function placedEdge(graph: ChartGraph, { id, sections = [], labels }: ElkExtendedEdge): PlacedEdge {
  const label = labels?.[0];
  const points = sections.map(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  return {
    id,
    edge: graph.edges.find((edge) => edge.id === id) ?? null,
    path: points.map(roundedPath).join(''),
    label: label?.text ? { text: label.text, ...boxOf(label) } : null,
  };
}

/** Transitions that stay, one under the other at the foot of their box. */
function stayingEdges(graph: ChartGraph, node: ElkNode): PlacedEdge[] {
  const { x, y, width, height } = boxOf(node);
  const edges = stayingIn(graph, node.id);
  return edges.map((edge, at) => {
    const top = round(y + height - 8 - (edges.length - at) * LINE);
    return {
      id: edge.id,
      edge,
      path: '',
      label: { text: labelOf(edge), x, y: top, width, height: LINE },
    };
  });
}

const nodesIn = (node: ElkNode): ElkNode[] =>
  (node.children ?? []).flatMap((child) => [child, ...nodesIn(child)]);
const edgesIn = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesIn),
];

function placedMark(node: ElkNode): PlacedMark {
  return { id: node.id, kind: node.id.startsWith('any of ') ? 'any' : 'start', ...boxOf(node) };
}

/** Where each state and each line stands. The same graph gives the same layout everywhere. */
export async function layoutOf(graph: ChartGraph): Promise<ChartLayout> {
  const root: ElkNode = await new Elk().layout({
    id: 'chart',
    layoutOptions: OPTIONS,
    children: elkChildren(graph, ''),
    edges: elkEdges(graph),
  });
  const nodes = nodesIn(root);
  const states = graph.states.flatMap((state) => {
    const node = nodes.find(({ id }) => id === state.id);
    return node ? [{ id: state.id, state, ...boxOf(node) }] : [];
  });
  const marks = nodes.filter(({ id }) => !graph.states.some((state) => state.id === id)).map(placedMark);
  const edges = [
    ...edgesIn(root).map((edge) => placedEdge(graph, edge)),
    ...nodes.flatMap((node) => stayingEdges(graph, node)),
  ];
  const { width, height } = boxOf(root);
  return { width, height, states, marks, edges };
}
