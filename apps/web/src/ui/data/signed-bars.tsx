import { isolated } from './isolated';
import styles from './signed-bars.module.css';

export interface SignedBar {
  key: string;
  name: string;
  value: number;
  /** The value in words, with its sign. */
  text: string;
}

const WIDTH = 100;

/** A bar for each thing, on one line of zero: what is above it goes on in the direction of the text, what is below goes back. */
export function SignedBars({ label, bars }: { label: string; bars: SignedBar[] }) {
  const high = Math.max(0, ...bars.map(({ value }) => value));
  const low = Math.min(0, ...bars.map(({ value }) => value));
  const scale = WIDTH / (high - low || 1);
  const zero = -low * scale;
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ key, name, value, text }) => (
        <li key={key} className={styles.bar}>
          <span className={styles.name}>{isolated(name)}</span>
          <span className={styles.text}>{isolated(text)}</span>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${WIDTH} 10`}
            preserveAspectRatio="none"
            className={styles.drawing}
          >
            <rect
              className={value < 0 ? styles.below : styles.above}
              x={value < 0 ? zero + value * scale : zero}
              width={Math.abs(value) * scale}
              y="1"
              height="8"
            />
            <line x1={zero} x2={zero} y1="0" y2="10" className={styles.zero} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
