import type { ChartLayout, PlacedEdge, PlacedMark, PlacedState } from './layout';
import { ANY_STATE, linesOf, TEXT_SIZE } from './text';

/** On a ground of its own, so that a page of either theme may show it. */
const STYLE = `
.ground { fill: #f7f8fa; stroke: #c9d1d9; }
.state { fill: #ffffff; stroke: #57606a; }
.compound { fill: #eef1f4; stroke: #8c959f; }
.final { fill: none; stroke: #57606a; }
.any { fill: #eef1f4; stroke: #8c959f; stroke-dasharray: 4 3; }
.start { fill: #24292f; }
.edge { fill: none; stroke: #57606a; }
text { font: ${TEXT_SIZE}px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #24292f; text-anchor: middle; }
.label { fill: #0550ae; }
`;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const textAt = (x: number, y: number, text: string, name?: string) =>
  `<text${name ? ` class="${name}"` : ''} x="${x}" y="${y}">${escaped(text)}</text>`;

function rect({ x, y, width, height }: PlacedState | PlacedMark, name: string, inset = 0): string {
  const size = `width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${8 - inset}"`;
  return `<rect class="${name}" x="${x + inset}" y="${y + inset}" ${size}/>`;
}

function stateSvg(placed: PlacedState): string {
  const { state, x, y, width } = placed;
  const lines = linesOf(state).map((line, at) => textAt(x + width / 2, y + 20 + at * 16, line));
  const frame = rect(placed, state.kind === 'compound' ? 'compound' : 'state');
  const inner = state.kind === 'final' ? rect(placed, 'final', 3) : '';
  return [frame, inner, ...lines].join('');
}

function markSvg(mark: PlacedMark): string {
  const { x, y, width, height } = mark;
  if (mark.kind === 'any') return rect(mark, 'any') + textAt(x + width / 2, y + 18, ANY_STATE);
  return `<circle class="start" cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2}"/>`;
}

const lineSvg = ({ path }: PlacedEdge) => `<path class="edge" d="${path}" marker-end="url(#arrow)"/>`;

function labelSvg({ label }: PlacedEdge): string {
  return label ? textAt(label.x + label.width / 2, label.y + 13, label.text, 'label') : '';
}

/** A drawing that stands alone, for pages that show a file. */
export function svgOf({ width, height, states, marks, edges }: ChartLayout, title: string): string {
  const parts = [
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#57606a"/></marker></defs>',
    `<rect class="ground" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
    ...states.map(stateSvg),
    ...marks.map(markSvg),
    ...edges.filter(({ path }) => path).map(lineSvg),
    ...edges.map(labelSvg).filter(Boolean),
  ];
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">\n${parts.join('\n')}\n</svg>\n`;
}
