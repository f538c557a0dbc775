import { useTranslation } from 'react-i18next';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { useExpectsMember } from '../../data/session/use-expects-member';
import { ErrorState } from '../../ui/feedback/error-state';
import { ContinueRail } from '../games/shared/continue-rail';
import { GameGrid } from '../games/shared/game-grid';
import { WinnersRail } from '../winners/shared/winners-rail';
import { CategorySection } from './category-section';
import { CategoryStrip } from './category-strip';
import { HomeHero } from './home-hero';
import styles from './home-page.module.css';
import { HomeRail } from './home-rail';
import { HomeSection } from './home-section';
import { HomeSkeleton } from './home-skeleton';
import { NoticeMarquee } from './notice-marquee';
import { useHome } from './use-home';

/** A category with fewer games than this is a line of the strip, so that home has no gaping rows. */
const FEWEST = 3;

export function HomePage() {
  const { t } = useTranslation();
  const expected = useExpectsMember();
  const { home, failed, retry } = useHome();
  if (failed) {
    return (
      <ErrorState
        heading="h1"
        title={t('common.failedTitle')}
        text={t('home.unavailable')}
        retry={{ label: t('common.retry'), onRetry: retry }}
      />
    );
  }
  if (!home) return <HomeSkeleton />;
  // With the log-in the member's page takes the place of the guest's, at once and with room for all that is still to come:
  // what it adds would push the rest apart otherwise.
  const whose = expected ? 'member' : 'guest';
  return (
    <div className={styles.page}>
      {expected && <HomeRail />}
      <div className={styles.main}>
        <div className={styles.lead}>
          <HomeHero banners={home.banners} />
          <NoticeMarquee lines={home.marquee} />
        </div>
        <div key={`sections/${whose}`} className={styles.sections}>
          {expected && <ContinueRail openNow={openNow(home)} />}
          {home.hot.length > 0 && (
            <HomeSection title={t('home.hot')}>
              <GameGrid games={home.hot} />
            </HomeSection>
          )}
          {home.sections
            .filter(({ total }) => total >= FEWEST)
            .map((section) => (
              <CategorySection key={section.gameType} section={section} />
            ))}
          <CategoryStrip sections={home.sections.filter(({ total }) => total < FEWEST)} />
        </div>
      </div>
      <WinnersRail key={`winners/${whose}`} winners={home.winners} />
      {!expected && <HomeRail />}
    </div>
  );
}

/** Games that take rounds at present. */
const openNow = ({ sections }: HomeData) =>
  sections.flatMap(({ games }) => games).filter(({ maintenance }) => !maintenance);
