import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorCard } from '#libs/games/common/games.calls';
import { queryClient } from '../../data/cache/query-client';
import { useLanguage } from '../../data/preferences/language';
import { QueryFailure } from '../../lists/query-failure';
import { ShowMore } from '../../lists/show-more';
import type { LobbyCode } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Dialog } from '../../ui/overlays/dialog';
import { GridWaiting } from './grid-waiting';
import { vendorGamesQuery } from './lobby.api';
import { usePlayRequest } from './play-store';
import styles from './search.module.css';
import { GameGrid } from './shared/game-grid';

interface VendorGamesProps {
  vendor: Pick<VendorCard, 'vassalage' | 'displayName'>;
  category?: LobbyCode | undefined;
  onClose: () => void;
}

/** The games of a vendor, each of which opens from here. */
export default function VendorGames({ vendor, category, onClose }: VendorGamesProps) {
  const playing = usePlayRequest() !== null;
  // What may be asked before a game opens is asked over the page, not over the list.
  useEffect(() => {
    if (playing) onClose();
  }, [playing, onClose]);
  return (
    <Dialog open onClose={onClose} title={vendor.displayName} size="large">
      <QueryClientProvider client={queryClient}>
        <Games vendor={vendor.vassalage} category={category} />
      </QueryClientProvider>
    </Dialog>
  );
}

function Games({ vendor, category }: { vendor: string; category: LobbyCode | undefined }) {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();
  const found = useInfiniteQuery(vendorGamesQuery(language, vendor, category));
  if (found.isPending) return <GridWaiting />;
  if (found.isError) return <QueryFailure query={found} />;
  const { games, total } = found.data;
  if (total === 0) return <EmptyState heading="h3" title={t('home.emptyCategory')} />;
  const { hasNextPage, isFetchingNextPage: busy, fetchNextPage } = found;
  const more = hasNextPage ? { left: total - games.length, busy, load: () => void fetchNextPage() } : null;
  return (
    <>
      <p className={styles.note} role="status">
        {t('home.gameCount', { count: total, shown: total.toLocaleString(i18n.language) })}
      </p>
      <GameGrid games={games} />
      {more && (
        <div className={styles.more}>
          <ShowMore more={more} />
        </div>
      )}
    </>
  );
}
