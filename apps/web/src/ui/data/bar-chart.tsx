import { type ChangeEvent, type PointerEvent, useId } from 'react';
import styles from './bar-chart.module.css';

export interface BarPoint {
  key: string;
  value: number;
  /** What is said of it: when, and how much. */
  text: string;
}

export interface BarChartProps {
  label: string;
  points: BarPoint[];
  /** `sign` draws what is below zero in another colour. */
  tone?: 'plain' | 'sign';
  /** The point that is looked at. */
  at: number;
  onAt: (at: number) => void;
  /** Words at the two ends of the axis. */
  from: string;
  to: string;
  /** The highest value, in words. */
  top: string;
}

const STEP = 10;
const BAR = 7;
const HEIGHT = 100;

/** Bars over time. The pointer, a finger or the arrow keys choose a point; the caller says in words what it holds. */
export function BarChart(props: BarChartProps) {
  const { label, points, tone = 'plain', at, onAt, from, to, top } = props;
  const id = useId();
  const high = Math.max(0, ...points.map(({ value }) => value));
  const low = Math.min(0, ...points.map(({ value }) => value));
  const scale = HEIGHT / (high - low || 1);
  const zero = high === low ? HEIGHT : high * scale;
  const last = points.length - 1;
  const look = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    onAt(Math.min(last, Math.max(0, Math.floor((rtl ? 1 - share : share) * points.length))));
  };
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        <span className={styles.top}>{top}</span>
      </div>
      <div className={styles.plot}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.bars}
        >
          {points.map(({ key, value }, index) => (
            <rect
              key={key}
              className={value < 0 && tone === 'sign' ? styles.below : styles[tone]}
              data-at={index === at || undefined}
              x={index * STEP + (STEP - BAR) / 2}
              width={BAR}
              y={value < 0 ? zero : zero - value * scale}
              height={Math.abs(value) * scale}
            />
          ))}
          <line x1="0" x2={points.length * STEP} y1={zero} y2={zero} className={styles.zero} />
        </svg>
        <input
          type="range"
          className={styles.look}
          aria-labelledby={id}
          aria-valuetext={points[at]?.text}
          min={0}
          max={Math.max(last, 0)}
          value={at}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onAt(Number(event.target.value))}
          onPointerMove={look}
        />
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
