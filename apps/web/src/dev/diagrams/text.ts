import type { GraphEdge, GraphState } from '#libs/platform/common/chart-graph';

/** Of a type of fixed pitch, so that no browser is needed to measure a text. Pixels. */
export const TEXT_SIZE = 12;
export const LINE = 16;
export const ANY_STATE = 'any state';
const LETTER = 7.3;

/** A transition that stays is a line of words inside its state. */
export const stays = ({ from, to }: GraphEdge): boolean => from === to;

export const labelOf = (edge: GraphEdge): string =>
  `${stays(edge) ? '↻ ' : ''}${edge.label}${edge.guard ? ` [${edge.guard}]` : ''}`;

/** What stands at the top of a state: its name, and the actors that it runs. */
export const linesOf = ({ name, invokes }: GraphState): string[] => [
  name,
  ...invokes.map((src) => `⚙ ${src}`),
];

export const widthOf = (text: string): number => Math.ceil(text.length * LETTER);

/** The size of a box with lines of words in it. */
export const sizeOf = (lines: string[]): { width: number; height: number } => ({
  width: Math.max(...lines.map(widthOf)) + 28,
  height: lines.length * LINE + 16,
});
