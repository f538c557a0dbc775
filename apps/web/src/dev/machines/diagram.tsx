import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names';
import type { ChartLayout, PlacedEdge, PlacedMark, PlacedState } from '../diagrams/layout';
import { ANY_STATE, LINE, linesOf } from '../diagrams/text';
import styles from './diagram.module.css';
import { labels } from './labels';

export interface DiagramProps {
  id: string;
  layout: ChartLayout;
  /** The states that are marked. */
  states: string[];
  /** Edges that the last step took. */
  taken: string[];
  /** Edges that can be taken now; pressing one takes it. */
  open: string[];
  onTake?: (edge: string) => void;
}

const isIn = (state: string, marked: string[]) =>
  marked.some((inner) => inner === state || inner.startsWith(`${state}.`));

function StateBox({ placed, marked }: { placed: PlacedState; marked: boolean }) {
  const { state, x, y, width, height } = placed;
  const around = state.kind === 'compound' && styles.around;
  const inner = { x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 5 };
  return (
    <g data-state={state.id} data-marked={marked || undefined}>
      <rect
        className={classNames(styles.box, around, marked && styles.marked)}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
      />
      {state.kind === 'final' && <rect className={styles.inner} {...inner} />}
      {linesOf(state).map((line, at) => (
        <text
          key={line}
          className={classNames(styles.name, marked && styles.marked)}
          x={x + width / 2}
          y={y + 20 + at * LINE}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function Mark({ mark }: { mark: PlacedMark }) {
  const { kind, x, y, width, height } = mark;
  if (kind === 'start')
    return <circle className={styles.start} cx={x + width / 2} cy={y + height / 2} r={width / 2} />;
  return (
    <g>
      <rect className={classNames(styles.box, styles.any)} x={x} y={y} width={width} height={height} rx={8} />
      <text className={styles.name} x={x + width / 2} y={y + 20}>
        {ANY_STATE}
      </text>
    </g>
  );
}

type Look = 'open' | 'taken' | null;

function Line({ placed, look }: { placed: PlacedEdge; look: Look }) {
  if (!placed.path) return null;
  return <path className={classNames(styles.line, look && styles[look])} d={placed.path} />;
}

interface LabelProps {
  placed: PlacedEdge;
  look: Look;
  onTake?: () => void;
}

function Label({ placed, look, onTake }: LabelProps) {
  const { label } = placed;
  if (!label) return null;
  const { x, y, width, height, text } = label;
  const parts = (
    <>
      <rect className={styles.behind} x={x} y={y} width={width} height={height} rx={4} />
      <text className={classNames(styles.label, look && styles[look])} x={x + width / 2} y={y + 13}>
        {text}
      </text>
    </>
  );
  if (!onTake) return <g>{parts}</g>;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onTake();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no button inside a drawing
    <g
      className={styles.press}
      role="button"
      tabIndex={0}
      aria-label={text}
      onClick={onTake}
      onKeyDown={press}
    >
      {parts}
    </g>
  );
}

/** Keeps what is marked in sight where the drawing is larger than its place. */
function useInSight(states: string[]) {
  const place = useRef<HTMLElement>(null);
  const first = states[0];
  useEffect(() => {
    const frame = place.current;
    const box = frame?.querySelector(`[data-state="${first}"] rect`);
    if (!frame || !box) return;
    const [outer, inner] = [frame.getBoundingClientRect(), box.getBoundingClientRect()];
    frame.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    });
  }, [first]);
  return place;
}

/** A chart or machine as it is drawn in the docs, with what is so now. */
export function Diagram({ id, layout, states, taken, open, onTake }: DiagramProps) {
  const place = useInSight(states);
  const { width, height } = layout;
  const take = (edge: string) => {
    onTake?.(edge);
    // What was pressed is perhaps no button any more.
    place.current?.focus({ preventScroll: true });
  };
  const lookOf = (edge: string): Look =>
    taken.includes(edge) ? 'taken' : open.includes(edge) ? 'open' : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keys too
    <section ref={place} className={styles.place} aria-label={labels.diagram(id)} tabIndex={0}>
      <svg className={styles.drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>{labels.diagram(id)}</title>
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" fill="context-stroke" />
          </marker>
        </defs>
        {layout.states.map((placed) => (
          <StateBox key={placed.id} placed={placed} marked={isIn(placed.id, states)} />
        ))}
        {layout.marks.map((mark) => (
          <Mark key={mark.id} mark={mark} />
        ))}
        {layout.edges.map((placed) => (
          <Line key={placed.id} placed={placed} look={lookOf(placed.id)} />
        ))}
        {layout.edges.map((placed) => (
          <Label
            key={placed.id}
            placed={placed}
            look={lookOf(placed.id)}
            onTake={onTake && open.includes(placed.id) ? () => take(placed.id) : undefined}
          />
        ))}
      </svg>
    </section>
  );
}
