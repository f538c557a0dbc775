import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useLanguage } from '../../data/preferences/language';
import { PageSkeleton } from '../../lazy/page-skeleton';
import { LinkButton } from '../../routes/link-button';
import { PATHS, pathOf } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { recentGamesQuery } from '../games/shared/recent-games';

/** The game that the member has running at a seamless vendor: the one that was started last. */
export default function SeamlessPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const recent = useQuery(recentGamesQuery(language));
  if (recent.isPending) return <PageSkeleton />;
  const last = recent.data?.list.find(({ maintenance }) => !maintenance);
  if (last) return <Navigate to={pathOf(PATHS.game, { nodeId: String(last.nodeId) })} replace />;
  return (
    <EmptyState
      heading="h1"
      title={t('games.noRunning')}
      text={t('games.noRecentText')}
      action={<LinkButton to={PATHS.home}>{t('common.toHome')}</LinkButton>}
    />
  );
}
