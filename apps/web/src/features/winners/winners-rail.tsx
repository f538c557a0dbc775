import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Winner } from '#libs/games/common/winners.calls';
import { lazyPart } from '../../parts/lazy-part';
import { QuietPart } from '../../parts/quiet-part';
import { useIdle } from '../../parts/use-idle';
import styles from './winners-rail.module.css';
import { WinnersTop } from './winners-top';

const WinnersList = lazyPart(() => import('./winners-list'));

/** Today's largest wins, beside home. What makes them live is fetched when the browser has time. */
export function WinnersRail({ winners }: { winners: Winner[] }) {
  const { t } = useTranslation();
  const idle = useIdle();
  const first = <WinnersTop list={winners} />;
  return (
    <section className={styles.rail} aria-labelledby="winners">
      <div className={styles.head}>
        <h2 id="winners">{t('winners.title')}</h2>
        <Link to="/winners" aria-label={t('winners.all')}>
          {t('games.all')}
        </Link>
      </div>
      {idle ? (
        <QuietPart waiting={first}>
          <WinnersList known={winners} />
        </QuietPart>
      ) : (
        first
      )}
    </section>
  );
}
