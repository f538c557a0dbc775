import styles from './lotus-stage.module.css';

const LEAF = 'M0 0L26-92A96 96 0 1 1-26-92z';
const VEINS = 'M0 0L70-56M0 0l92 20M0 0l46 82M0 0l-46 82M0 0l-92 20M0 0l-70-56';

const LEAVES = [
  [150, 96, 1.5],
  [450, 96, 1.5],
  [300, 180, 0.62],
  [36, 190, 0.5],
  [566, 188, 0.52],
] as const;

/** The table: leaves that float on dark water, and a lily between them. */
export function LeafTable() {
  return (
    <svg className={styles.leaves} viewBox="0 0 600 220" preserveAspectRatio="none" aria-hidden="true">
      {LEAVES.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y})scale(${size} ${size * 0.66})`}>
          <path d={LEAF} fill="#10362f" transform="translate(0 10)" />
          <path d={LEAF} fill="#2f6b4b" />
          <path d={VEINS} stroke="#24563f" strokeWidth="4" fill="none" />
        </g>
      ))}
      <g transform="translate(300 70)">
        <path
          d="M0 0c-30-6-44-24-46-46 24 2 42 18 46 46zM0 0c30-6 44-24 46-46C22-44 4-28 0 0z"
          fill="#c2506c"
        />
        <path d="M0 2c-18-14-22-40 0-64 22 24 18 50 0 64z" fill="#f4768f" />
        <path d="M0 2c-8-10-9-24 0-36 9 12 8 26 0 36z" fill="#fff6e0" />
      </g>
    </svg>
  );
}
