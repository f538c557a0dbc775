import type { Game } from '#libs/games/common/games.calls';
import { useImageHost } from '../../../data/start/start-context';
import { drawnPart } from '../../../lazy/drawn-part';
import type { GameSceneProps } from '../../../ui/art/game-scene';
import type { StyleIndex } from '../../../ui/art/palette';
import styles from './game-picture.module.css';
import { TitleImage } from './title-image';
// The styles of what the server draws belong to the page.
import '../../../ui/art/game-scene.module.css';

const Scene = drawnPart<GameSceneProps>(
  async () => ({ default: (await import('../../../ui/art/game-scene')).GameScene }),
  <span className={styles.waiting} />,
);

/** Before pictures are drawn on the server, which waits for no part. */
export const loadPictures = Scene.ahead;

/** The picture of a game's tile: a drawn one, and over it the vendor's where there is one. */
export function GamePicture({ game }: { game: Game }) {
  const host = useImageHost();
  const drawn = (
    <Scene gameCode={game.gameCode} scene={game.scene} styleIndex={(game.nodeId % 5) as StyleIndex} />
  );
  if (game.image === null || host === null) return drawn;
  return (
    <span className={styles.frame}>
      {drawn}
      <TitleImage address={`${host}${game.image}`} />
    </span>
  );
}
