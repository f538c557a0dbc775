import { minesPayout, TILES } from '../../../../common/instant/mines';
import { usePlay } from '../../session/play-context';
import type { OddsProps } from '../scene';
import styles from './mines-odds.module.css';

/** What the next tile would pay, and how likely it is safe. */
export function MinesOdds({ round, stake, choice }: OddsProps) {
  const { t, money, figure } = usePlay();
  const safe = round?.steps.length ?? 0;
  const left = TILES - safe;
  return (
    <dl className={styles.odds}>
      <div>
        <dt>{t.mines.next}</dt>
        <dd>{stake === null ? '–' : money(minesPayout(stake, choice, safe + 1))}</dd>
      </div>
      <div>
        <dt>{t.mines.chance}</dt>
        <dd>{figure(((left - choice) / left) * 100, 1)} %</dd>
      </div>
    </dl>
  );
}
