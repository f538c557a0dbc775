import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../parts/lazy-part';
import { QuietPart } from '../../parts/quiet-part';
import { Skeleton } from '../../ui/skeleton';
import { useSession } from '../session/session-store';
import { useExpectsMember } from '../session/use-expects-member';
import styles from './home-rail.module.css';

const LastDeposit = lazyPart(() => import('../deposit/last-deposit'));

/** Beside home: for a member the last deposit, for a guest how to begin. */
export function HomeRail() {
  const { t } = useTranslation();
  const expected = useExpectsMember();
  const { status } = useSession();
  const waiting = (
    <div aria-busy="true">
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
  if (expected) {
    return (
      <aside className={styles.rail} aria-label={t('home.lastDeposit')}>
        {status === 'member' ? (
          <QuietPart waiting={waiting}>
            <LastDeposit />
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
