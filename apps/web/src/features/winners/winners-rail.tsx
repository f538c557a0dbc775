import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIdle } from './use-idle';
import styles from './winners-rail.module.css';
import { WinnersWaiting } from './winners-waiting';

const WinnersList = lazy(() => import('./winners-list'));

/** Today's largest wins, beside home. The list and its line to the server come when the browser has time. */
export function WinnersRail() {
  const { t } = useTranslation();
  const idle = useIdle();
  return (
    <section className={styles.rail} aria-labelledby="winners">
      <div className={styles.head}>
        <h2 id="winners">{t('winners.title')}</h2>
        <Link to="/winners" aria-label={t('winners.all')}>
          {t('games.all')}
        </Link>
      </div>
      {idle ? (
        <Suspense fallback={<WinnersWaiting />}>
          <WinnersList />
        </Suspense>
      ) : (
        <WinnersWaiting />
      )}
    </section>
  );
}
