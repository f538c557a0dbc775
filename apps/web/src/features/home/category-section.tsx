import { useTranslation } from 'react-i18next';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { LOBBY_PATHS, type LobbyCode } from '../../routes/paths';
import { GameGrid } from '../games/shared/game-grid';
import { HomeSection } from './home-section';
import { VendorList } from './vendor-list';

/** Tiles in a row of a desktop, and two rows of a phone. */
const ROW = 6;

interface CategorySectionProps {
  section: HomeData['sections'][number];
}

/** The first games of a category, or its first vendors, and the way to its lobby. */
export function CategorySection({ section: { gameType, games, vendors } }: CategorySectionProps) {
  const { t } = useTranslation();
  const to = LOBBY_PATHS[gameType as LobbyCode];
  return (
    <HomeSection title={t(`category.${gameType as LobbyCode}`)} to={to}>
      {vendors.length > 0 ? (
        <VendorList vendors={vendors} category={gameType as LobbyCode} />
      ) : (
        <GameGrid games={wholeRows(games)} />
      )}
    </HomeSection>
  );
}

/** A second row is shown where it is full. */
const wholeRows = <Game,>(games: Game[]): Game[] =>
  games.slice(0, Math.max(ROW, games.length - (games.length % ROW)));
