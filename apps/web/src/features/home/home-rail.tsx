import { useTranslation } from 'react-i18next';
import { useIsMember } from '../../data/session/session-store';
import { useExpectsMember } from '../../data/session/use-expects-member';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './home-rail.module.css';

const NeedsYou = lazyPart(() => import('./needs-you'));

/** Beside home: for a member what to do next, for a guest how to begin. */
export function HomeRail() {
  const { t } = useTranslation();
  const expected = useExpectsMember();
  const member = useIsMember();
  const waiting = (
    <div aria-busy="true">
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
  if (expected) {
    return (
      <aside className={styles.rail} aria-label={t('home.needsYou')}>
        {member ? (
          <QuietPart waiting={waiting}>
            <NeedsYou />
          </QuietPart>
        ) : (
          waiting
        )}
      </aside>
    );
  }
  return (
    <aside className={styles.rail} aria-label={t('home.stepsTitle')}>
      <h2>{t('home.stepsTitle')}</h2>
      <ol className={styles.steps}>
        <li>{t('home.step1')}</li>
        <li>{t('home.step2')}</li>
        <li>{t('home.step3')}</li>
      </ol>
    </aside>
  );
}
