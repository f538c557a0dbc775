import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Game } from '#libs/games/common/games.calls';
import { useIsMember } from '../../../data/session/session-store';
import { DialogPart } from '../../../lazy/dialog-part';
import { lazyPart } from '../../../lazy/lazy-part';
import { QuietPart } from '../../../lazy/quiet-part';
import { useIdle } from '../../../lazy/use-idle';
import { PATHS } from '../../../routes/paths';
import { useDialogPlace } from '../../../routes/use-dialog-place';
import { GameTile } from '../../../ui/art/game-tile';
import { useRibbon } from '../use-ribbon';
import { useFavourites } from './favourites-store';
import styles from './game-grid.module.css';
import { GamePicture } from './game-picture';

const GameDialog = lazyPart(() => import('../game-dialog'));
const LiveMark = lazyPart(() => import('../live-mark'));
const LiveVendor = lazyPart(() => import('../live-vendor'));

interface GameGridProps {
  games: Game[];
  /** How a name is shown, where it is more than its text. */
  nameOf?: (game: Game) => ReactNode;
  /** A game is looked at. */
  onOpen?: () => void;
}

/** Tiles of games, three in a row on a phone and six on a desktop. A guest's heart leads to the log-in. */
export function GameGrid({ games, nameOf, onOpen }: GameGridProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const member = useIsMember();
  const place = useDialogPlace();
  const favourites = useFavourites();
  const [open, setOpen] = useState<Game | null>(null);
  const ribbonOf = useRibbon();
  // What is live is not part of the first picture, nor of the server's.
  const live = useIdle() ? games.filter(isLive) : [];
  const toggle = (game: Game) =>
    member ? favourites.toggle(game) : void navigate(PATHS.login, { state: place });
  return (
    <>
      <ul className={styles.grid}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameTile
              picture={<GamePicture game={game} />}
              name={nameOf ? nameOf(game) : game.gameName}
              vendor={game.vendorName}
              ribbon={ribbonOf(game)}
              live={
                live.includes(game) && (
                  <QuietPart>
                    <LiveMark game={game} />
                  </QuietPart>
                )
              }
              favourite={favourites.ids.has(game.nodeId)}
              favouriteLabel={`${t('home.favourite')}: ${game.gameName}`}
              onToggleFavourite={() => toggle(game)}
              onClick={() => {
                onOpen?.();
                setOpen(game);
              }}
            />
          </li>
        ))}
      </ul>
      {[...new Set(live.map(({ vassalage }) => vassalage))].map((vendor) => (
        <QuietPart key={vendor}>
          <LiveVendor vendor={vendor} />
        </QuietPart>
      ))}
      {open && (
        <DialogPart onClose={() => setOpen(null)}>
          <GameDialog
            game={open}
            favourite={favourites.ids.has(open.nodeId)}
            onToggleFavourite={() => toggle(open)}
            onClose={() => setOpen(null)}
          />
        </DialogPart>
      )}
    </>
  );
}

const isLive = ({ isLive, maintenance }: Game): boolean => isLive === 1 && !maintenance;
