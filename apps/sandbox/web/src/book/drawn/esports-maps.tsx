import { type EsportsState, MAP_ROUNDS } from '../../../../common/book/esports';
import { usePlay } from '../../session/play-context';
import styles from './drawn.module.css';

const WIDTH = 104;

/** The maps with their rounds: a bar of thirteen for each side. */
export function EsportsMaps({ state }: { state: EsportsState }) {
  const { t, figure } = usePlay();
  return (
    <ol className={styles.maps}>
      {state.maps.map((map, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a map is its place
        <li key={index}>
          <span>{t.book.mapOf(figure(index + 1))}</span>
          <svg viewBox="0 0 240 28" aria-hidden="true">
            <path d="M0 14h40l20-10h120l20 10h40M60 24h120" className={styles.lanes} />
            <rect x="10" y="9" width={WIDTH} height="10" rx="2" className={styles.rail} />
            <rect x="126" y="9" width={WIDTH} height="10" rx="2" className={styles.rail} />
            <rect
              x={10 + WIDTH - (WIDTH * map.home) / MAP_ROUNDS}
              y="9"
              width={(WIDTH * map.home) / MAP_ROUNDS}
              height="10"
              rx="2"
              className={styles.home}
            />
            <rect
              x="126"
              y="9"
              width={(WIDTH * map.away) / MAP_ROUNDS}
              height="10"
              rx="2"
              className={styles.away}
            />
          </svg>
          <b>
            {figure(map.home)} : {figure(map.away)}
          </b>
        </li>
      ))}
    </ol>
  );
}
