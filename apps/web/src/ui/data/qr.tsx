import { encode } from 'uqr';
import styles from './qr.module.css';

export interface QrProps {
  /** What a camera reads, usually an address. */
  value: string;
  /** What it is for, for screen readers; the value itself should stand beside it as text. */
  label: string;
}

/** Dark on light in both themes, with a quiet border, since cameras expect that. */
export function Qr({ value, label }: QrProps) {
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.qr}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
