import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '#libs/games/common/games.calls';
import { queryClient } from '../../data/cache/query-client';
import { useLanguage } from '../../data/preferences/language';
import { PATHS } from '../../routes/paths';
import { GameTile } from '../../ui/art/game-tile';
import { Rail } from '../../ui/layout/rail';
import { ContinueWaiting } from './continue-waiting';
import { play } from './play-store';
import { GamePicture } from './shared/game-picture';
import { RECENT_SHOWN, recentGamesQuery } from './shared/recent-games';
import { useRibbon } from './use-ribbon';

/** With fewer games than this the row is filled with others, and named after them. */
const FEWEST = 3;

const isAmong = (games: Game[], { nodeId }: Game) => games.some((game) => game.nodeId === nodeId);

interface ContinueGamesProps {
  /** What can be played at present. */
  openNow: Game[];
}

export default function ContinueGames({ openNow }: ContinueGamesProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Games openNow={openNow} />
    </QueryClientProvider>
  );
}

function Games({ openNow }: ContinueGamesProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const ribbonOf = useRibbon();
  const recent = useQuery({ ...recentGamesQuery(language), placeholderData: (previous) => previous });
  if (recent.isPending) return <ContinueWaiting />;
  const played = recent.data?.list ?? [];
  const enough = played.length >= FEWEST;
  const games = enough ? played : [...played, ...openNow.filter((game) => !isAmong(played, game))];
  if (games.length === 0) return null;
  return (
    <Rail
      title={enough ? t('games.continue') : t('games.openNow')}
      items={games
        .slice(0, RECENT_SHOWN)
        .map((game) => (
          <GameTile
            key={game.nodeId}
            picture={<GamePicture game={game} />}
            name={game.gameName}
            vendor={game.vendorName}
            ribbon={game.maintenance ? ribbonOf(game) : undefined}
            onClick={() => play({ nodeId: game.nodeId, game, demo: false })}
          />
        ))}
      previousLabel={t('games.previousGames')}
      nextLabel={t('games.nextGames')}
      more={
        played.length > 0 && (
          <Link to={PATHS.recent} aria-label={t('category.RECENT')}>
            {t('games.all')}
          </Link>
        )
      }
    />
  );
}
