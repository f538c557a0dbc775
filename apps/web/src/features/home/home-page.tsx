import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { useExpectsMember } from '../../data/session/use-expects-member';
import { lazyPart } from '../../lazy/lazy-part';
import { LOBBY_PATHS, type LobbyCode } from '../../routes/paths';
import { classNames } from '../../ui/class-names';
import { ErrorState } from '../../ui/feedback/error-state';
import { ContinueRail } from '../games/shared/continue-rail';
import { WinnersRail } from '../winners/shared/winners-rail';
import { CategoryStrip } from './category-strip';
import { GameSection } from './game-section';
import { HomeHero } from './home-hero';
import styles from './home-page.module.css';
import { HomeRail } from './home-rail';
import { HomeSkeleton } from './home-skeleton';
import { NoticeMarquee } from './notice-marquee';
import { useHome } from './use-home';

const CategoryView = lazyPart(() => import('./category-view'));

interface HomePageProps {
  /** Shows the games of one category instead of the whole page. */
  category?: LobbyCode;
}

/** A category with fewer games than this is a line of the strip, so that home has no gaping rows. */
const FEWEST = 3;

export function HomePage({ category }: HomePageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
  if (!home) return <HomeSkeleton category={category} />;
  if (category) {
    return (
      <Suspense fallback={<HomeSkeleton category={category} />}>
        <CategoryView category={category} home={home} />
      </Suspense>
    );
  }
  // With the log-in the member's page takes the place of the guest's, at once and with room for all that is still to come:
  // what it adds would push the rest apart otherwise.
  const whose = expected ? 'member' : 'guest';
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <HomeHero banners={home.banners} />
        <NoticeMarquee lines={home.marquee} />
      </div>
      <div key={`side/${whose}`} className={classNames(styles.side, expected && styles.member)}>
        <WinnersRail winners={home.winners} />
        <HomeRail />
      </div>
      <div key={`sections/${whose}`} className={styles.sections}>
        {expected && <ContinueRail openNow={openNow(home)} />}
        {home.hot.length > 0 && <GameSection title={t('home.hot')} games={home.hot.slice(0, 6)} />}
        {home.sections
          .filter(({ games }) => games.length >= FEWEST)
          .map(({ gameType, games }) => (
            <GameSection
              key={gameType}
              title={t(`category.${gameType as LobbyCode}`)}
              games={games.slice(0, 6)}
              onMore={() => void navigate(LOBBY_PATHS[gameType as LobbyCode])}
            />
          ))}
        <CategoryStrip sections={home.sections.filter(({ games }) => games.length < FEWEST)} />
      </div>
    </div>
  );
}

/** Games that take rounds at present. */
const openNow = ({ sections }: HomeData) =>
  sections.flatMap(({ games }) => games).filter(({ maintenance }) => !maintenance);
