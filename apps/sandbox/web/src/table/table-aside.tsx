import type { TableState } from '../../../common/shared-round/api';
import { usePlay } from '../session/play-context';
import { RoadView } from './road-view';
import type { TableScene } from './scene';
import styles from './table-aside.module.css';

interface TableAsideProps {
  state: TableState | null;
  scene: Pick<TableScene<unknown>, 'bead' | 'sides'>;
}

/** Who is at the table, what they have staked, and how the latest rounds ended. */
export function TableAside({ state, scene }: TableAsideProps) {
  const play = usePlay();
  const { t, figure, money } = play;
  const pool = Object.values(state?.pool ?? {}).reduce((sum, stake) => sum + BigInt(stake), 0n);
  return (
    <section className={styles.aside} aria-label={t.table.about}>
      <dl className={styles.figures}>
        <div>
          <dt>{t.table.watching}</dt>
          <dd>{figure(state?.watching ?? 0)}</dd>
        </div>
        <div>
          <dt>{t.table.players}</dt>
          <dd>{figure(state?.players ?? 0)}</dd>
        </div>
        <div>
          <dt>{t.table.pool}</dt>
          <dd>{money(pool, true)}</dd>
        </div>
      </dl>
      <h2 className={styles.title}>{t.table.road}</h2>
      <RoadView road={state?.road ?? []} scene={scene} wording={play} />
    </section>
  );
}
