import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import { bigRoad, ROAD_ROWS } from './road';
import styles from './road-view.module.css';
import type { TableScene, Wording } from './scene';

const CELL = 20;
const COLUMNS = 13;

interface RoadViewProps {
  road: readonly string[];
  scene: Pick<TableScene<unknown>, 'bead' | 'sides'>;
  wording: Wording;
}

/** How the latest rounds ended: every result as a bead, and the runs of each side. */
export function RoadView({ road, scene, wording }: RoadViewProps) {
  const { t } = wording;
  const latest = road.slice(-COLUMNS * ROAD_ROWS);
  if (road.length === 0) return <p className={styles.none}>{t.table.noRoad}</p>;
  return (
    <div className={styles.roads}>
      <ol className={styles.beads} aria-label={t.table.road}>
        {latest.map((mark, index) => {
          const { text, name, tone } = scene.bead(mark, wording);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a result is its place on the road
            <li key={index} className={classNames(styles.bead, styles[tone])}>
              <span aria-hidden="true">{text}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      {scene.sides && <BigRoad road={latest} scene={scene} wording={wording} neutral={scene.sides.neutral} />}
    </div>
  );
}

function BigRoad({ road, scene, wording, neutral }: RoadViewProps & { neutral: string | null }) {
  const cells = bigRoad(road, neutral);
  const from = Math.max(0, Math.max(0, ...cells.map(({ column }) => column)) - COLUMNS + 1);
  const [width, height] = [COLUMNS * CELL, ROAD_ROWS * CELL];
  return (
    <svg className={styles.big} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={Array.from({ length: ROAD_ROWS + 1 }, (_, row) => `M0 ${row * CELL}h${width}`)
          .concat(Array.from({ length: COLUMNS + 1 }, (_, column) => `M${column * CELL} 0v${height}`))
          .join('')}
        className={styles.grid}
      />
      {cells
        .filter(({ column }) => column >= from)
        .map(({ mark, column, row, neutral: ties }) => (
          <g
            key={`${column}:${row}`}
            transform={`translate(${(column - from + 0.5) * CELL} ${(row + 0.5) * CELL})`}
            className={styles[scene.bead(mark, wording).tone]}
          >
            <circle r="7" className={styles.ring} />
            {ties > 0 && <path d="M-8 8L8-8" className={styles.tie} />}
          </g>
        ))}
    </svg>
  );
}
