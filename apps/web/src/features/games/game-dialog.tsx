import { Heart, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#libs/games/common/games.calls';
import { useIsMember } from '../../data/session/session-store';
import { GameScene } from '../../ui/art/game-scene';
import type { StyleIndex } from '../../ui/art/palette';
import { Button } from '../../ui/forms/button';
import { Callout } from '../../ui/layout/callout';
import { Stack } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlays/dialog';
import styles from './game-dialog.module.css';
import { GameFacts } from './game-facts';
import { hasTrialForMembers } from './has-trial';
import { play } from './play-store';

interface GameDialogProps {
  game: Game;
  favourite: boolean;
  onToggleFavourite: () => void;
  onClose: () => void;
}

/** What a game is, and the way into it. */
export default function GameDialog({ game, favourite, onToggleFavourite, onClose }: GameDialogProps) {
  const { t } = useTranslation();
  const member = useIsMember();
  const start = (demo: boolean) => {
    onClose();
    play({ nodeId: game.nodeId, game, demo });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={game.gameName}
      footer={
        game.maintenance ? undefined : (
          <>
            {member && hasTrialForMembers(game) && (
              <Button size="large" onClick={() => start(true)}>
                {t('games.tryFree')}
              </Button>
            )}
            <Button tone="primary" size="large" icon={<Play size={18} />} onClick={() => start(false)}>
              {t('games.play')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.game}>
        <div className={styles.art}>
          <GameScene
            gameCode={game.gameCode}
            scene={game.scene}
            styleIndex={(game.nodeId % 5) as StyleIndex}
          />
        </div>
        <Stack>
          <GameFacts game={game} />
          <Button icon={<Heart size={18} />} aria-pressed={favourite} onClick={onToggleFavourite}>
            {favourite ? t('home.removeFavourite') : t('home.addFavourite')}
          </Button>
        </Stack>
        {game.maintenance && (
          <Callout title={t('home.gameMaintenance')}>
            <p>{t('home.gameMaintenanceText')}</p>
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
