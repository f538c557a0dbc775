import { Heart, Play, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#libs/games/common/games.calls';
import { GameScene } from '../../ui/art/game-scene';
import type { StyleIndex } from '../../ui/art/palette';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useSession } from '../session/session-store';
import styles from './game-dialog.module.css';
import { hasTrial } from './has-trial';
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
  const member = useSession().status === 'member';
  const start = (demo: boolean) => {
    onClose();
    play({ nodeId: game.nodeId, game, demo });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={game.gameName}
      closeLabel={t('common.close')}
      footer={
        game.maintenance ? undefined : (
          <>
            {member && hasTrial(game) && (
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
        <div className={styles.about}>
          <dl className={styles.facts}>
            <dt>{t('home.vendor')}</dt>
            <dd>{game.vendorName}</dd>
            <dt>{t('home.kind')}</dt>
            <dd>{t(`category.${game.gameType}`)}</dd>
          </dl>
          <Button icon={<Heart size={18} />} aria-pressed={favourite} onClick={onToggleFavourite}>
            {favourite ? t('home.removeFavourite') : t('home.addFavourite')}
          </Button>
        </div>
        {game.maintenance && (
          <div className={styles.notice}>
            <Wrench size={20} />
            <div>
              <strong>{t('home.gameMaintenance')}</strong>
              <p>{t('home.gameMaintenanceText')}</p>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}
