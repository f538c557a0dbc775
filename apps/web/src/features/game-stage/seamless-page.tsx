import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { PageSkeleton } from '../../app/page-skeleton';
import { useLanguage } from '../../app/preferences/language';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { recentGamesQuery } from '../games/games.api';

/** The game that the member has running at a seamless vendor: the one that was started last. */
export default function SeamlessPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const recent = useQuery(recentGamesQuery(language));
  if (recent.isPending) return <PageSkeleton />;
  const last = recent.data?.list.find(({ maintenance }) => !maintenance);
  if (last) return <Navigate to={`/game/${last.nodeId}`} replace />;
  return (
    <EmptyState
      heading="h1"
      title={t('games.noRunning')}
      text={t('games.noRecentText')}
      action={<ButtonLink render={<Link to="/" />}>{t('common.toHome')}</ButtonLink>}
    />
  );
}
