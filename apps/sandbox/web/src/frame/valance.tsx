import styles from './valance.module.css';

/** Whose colours the stall wears. */
export type Stall =
  | 'river'
  | 'lantern'
  | 'bazaar'
  | 'grove'
  | 'harvest'
  | 'hall'
  | 'sky'
  | 'rain'
  | 'pond'
  | 'lotus'
  | 'wheel'
  | 'courtyard'
  | 'derby'
  | 'seats';

const SPAN = 150;
const SPANS = 8;
const LAMPS = Array.from({ length: SPANS * 3 }, (_, index) => {
  const x = 25 + index * 50;
  const along = (x % SPAN) / SPAN;
  return { x, y: Math.round(112 * along * (1 - along)) };
});
const WIRE = Array.from({ length: SPANS }, (_, index) => `M${index * SPAN} 0q75 56 150 0`).join('');

/** The striped cloth above the stage and its string of lamps, which run once when there is something to celebrate. */
export function Valance({ celebration }: { celebration: string | null }) {
  return (
    <div className={styles.valance} aria-hidden="true">
      <span className={styles.cloth} />
      <svg
        className={styles.lamps}
        viewBox="0 0 1200 48"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path d={WIRE} fill="none" stroke="#05100f" strokeOpacity=".55" strokeWidth="2" />
        <g key={celebration} className={celebration === null ? undefined : styles.lit}>
          {LAMPS.map(({ x, y }, index) => (
            <g
              key={x}
              className={styles.lamp}
              transform={`translate(${x} ${y})`}
              style={{ animationDelay: `${Math.abs(index - LAMPS.length / 2) * 60}ms` }}
            >
              <circle cy="9" r="13" fill="#f5a623" opacity=".16" />
              <path d="M-2 0h4v3c4 2 5 5 5 8 0 4-3 6-7 6s-7-2-7-6c0-3 1-6 5-8z" fill="#ffc65c" />
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}
