import css from './canopy.module.css';

/**
 * The scalloped edge of a fair's tent. `header` hangs under a bar and takes its colour from `--canopy`, else the
 * surface; `tile` shades the top of a game tile. Both fill the width of their parent.
 */
export function Canopy({ size }: { size: 'header' | 'tile' }) {
  return <span className={`${css.canopy} ${css[size]}`} aria-hidden="true" />;
}
