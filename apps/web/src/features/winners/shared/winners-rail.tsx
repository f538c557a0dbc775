import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Winner } from '#libs/games/common/winners.calls';
import { lazyPart } from '../../../lazy/lazy-part';
import { QuietPart } from '../../../lazy/quiet-part';
import { useIdle } from '../../../lazy/use-idle';
import { useSeen } from '../../../lazy/use-seen';
import { PATHS } from '../../../routes/paths';
import { WinnersTop } from '../winners-top';
import styles from './winners-rail.module.css';

const WinnersList = lazyPart(() => import('../winners-list'));

/** Today's largest wins, beside home. What makes them live is fetched when they are seen and the browser has time. */
export function WinnersRail({ winners }: { winners: Winner[] }) {
  const { t } = useTranslation();
  const rail = useRef<HTMLElement>(null);
  const seen = useSeen(rail);
  const idle = useIdle();
  const first = <WinnersTop list={winners} />;
  return (
    <section ref={rail} className={styles.rail} aria-labelledby="winners">
      <div className={styles.head}>
        <h2 id="winners">{t('winners.title')}</h2>
        <Link to={PATHS.winners} aria-label={t('winners.all')}>
          {t('games.all')}
        </Link>
      </div>
      {idle && seen ? (
        <QuietPart waiting={first}>
          <WinnersList known={winners} />
        </QuietPart>
      ) : (
        first
      )}
    </section>
  );
}
