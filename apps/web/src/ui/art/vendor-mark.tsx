import { classNames } from '../class-names';
import styles from './vendor-mark.module.css';

/** The styles of tiles, in turn. */
const STYLES = 5;

interface VendorMarkProps {
  name: string;
  /** The vendor's place among others, which decides the colour. */
  index: number;
  large?: boolean;
}

/** A vendor's first letter on a tile's canopy. */
export function VendorMark({ name, index, large }: VendorMarkProps) {
  return (
    <span
      className={classNames(styles.mark, large && styles.large)}
      data-style={index % STYLES}
      aria-hidden="true"
    >
      {name.slice(0, 1)}
    </span>
  );
}
