import styles from './win-lines.module.css';

const COLOURS = ['#d94f2b', '#1f7a75', '#7a2f5b', '#2a4fa3', '#2d6b2c'];

interface WinLinesProps {
  /** For each line to draw, its index and the row in each reel. */
  lines: readonly { line: number; rows: readonly number[]; count: number }[];
  reels: number;
  rows: number;
}

/** The winning lines across the window; the part that counts is drawn strong. */
export function WinLines({ lines, reels, rows }: WinLinesProps) {
  return (
    <svg className={styles.lines} viewBox={`0 0 ${reels * 100} ${rows * 100}`} aria-hidden="true">
      {lines.map(({ line, rows: places, count }) => {
        const points = places.map((row, reel) => [reel * 100 + 50, row * 100 + 50] as const);
        const path = `M0 ${points[0]?.[1] ?? 0}${points.map(([x, y]) => `L${x} ${y}`).join('')}L${reels * 100} ${points.at(-1)?.[1] ?? 0}`;
        const colour = COLOURS[line % COLOURS.length];
        return (
          <g key={line} stroke={colour} fill="none" strokeLinejoin="round" strokeLinecap="round">
            <mask
              id={`line-${line}`}
              maskUnits="userSpaceOnUse"
              x="0"
              y="0"
              width={reels * 100}
              height={rows * 100}
            >
              <path d={`M0 0h${reels * 100}v${rows * 100}H0z`} fill="#fff" stroke="none" />
              {points.slice(0, count).map(([x, y]) => (
                <circle key={x} cx={x} cy={y} r="44" fill="#000" stroke="none" />
              ))}
            </mask>
            <g mask={`url(#line-${line})`}>
              <path d={path} stroke="#fff6e0" strokeWidth="12" opacity=".7" />
              <path className={styles.line} d={path} pathLength="1" strokeWidth="6" />
            </g>
            {points.slice(0, count).map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="44" strokeWidth="6" className={styles.ring} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
