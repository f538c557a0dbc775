import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusalOf } from '../../api/refusal';
import { useLanguage } from '../../app/preferences/language';
import { useErrorText } from '../../i18n/use-error-text';
import { EmptyState } from '../../ui/art/empty-state';
import { GameTileSkeleton } from '../../ui/art/game-tile';
import { ButtonLink } from '../../ui/button-link';
import { ErrorState } from '../../ui/error-state';
import styles from './favourites-page.module.css';
import { GameGrid } from './game-grid';
import grid from './game-grid.module.css';
import { recentGamesQuery } from './games.api';

/** Games that the member started, the latest first. */
export default function RecentPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const recent = useQuery({ ...recentGamesQuery(language), placeholderData: (previous) => previous });
  const games = recent.data?.list ?? [];
  return (
    <section className={styles.page}>
      <h1>{t('category.RECENT')}</h1>
      {recent.isPending && (
        <div className={grid.grid} aria-busy="true">
          {[0, 1, 2].map((place) => (
            <GameTileSkeleton key={place} />
          ))}
        </div>
      )}
      {recent.isError && (
        <ErrorState
          title={t('common.failedTitle')}
          text={errorText.ofRefusal(refusalOf(recent.error))}
          retry={{
            label: t('common.retry'),
            onRetry: () => void recent.refetch(),
            loading: recent.isFetching,
          }}
        />
      )}
      {recent.isSuccess && games.length === 0 && (
        <EmptyState
          title={t('games.noRecent')}
          text={t('games.noRecentText')}
          action={<ButtonLink render={<Link to="/" />}>{t('common.toHome')}</ButtonLink>}
        />
      )}
      {games.length > 0 && <GameGrid games={games} />}
    </section>
  );
}
