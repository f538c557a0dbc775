import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Canopy } from './canopy';
import { FavouriteHeart } from './favourite-heart';
import css from './game-tile.module.css';
import { Ribbon, type RibbonProps } from './ribbon';

export interface GameTileProps {
  /** 4:5, as a `GameScene`. It takes no presses of its own. */
  picture: ReactNode;
  name: ReactNode;
  vendor: string;
  onClick?: () => void;
  /** Of the kind `closed` it also takes the colour from the picture. */
  ribbon?: RibbonProps;
  favourite?: boolean;
  /** What goes on in the game, at the foot of the picture. */
  live?: ReactNode;
  /** Shows the heart; without it the tile has none. */
  onToggleFavourite?: () => void;
  /** The heart's name. It keeps one wording; the pressed state says the rest. */
  favouriteLabel?: string;
}

export function GameTile(props: GameTileProps) {
  const { picture, name, vendor, onClick, ribbon, favourite, favouriteLabel } = props;
  return (
    <div className={css.tile}>
      <button type="button" className={css.open} data-tile="" onClick={onClick}>
        <span className={css.art}>
          <span className={classNames(css.picture, ribbon?.kind === 'closed' && css.faded)}>{picture}</span>
          <span className={css.canopy}>
            <Canopy size="tile" />
          </span>
          {props.live && <span className={css.live}>{props.live}</span>}
          {ribbon && (
            <span className={css.ribbon}>
              <Ribbon {...ribbon} />
            </span>
          )}
        </span>
        <span className={css.name}>{name}</span>
        <span className={css.vendor}>{vendor}</span>
      </button>
      {props.onToggleFavourite && (
        <span className={css.corner}>
          <FavouriteHeart
            pressed={favourite ?? false}
            label={favouriteLabel}
            onToggle={props.onToggleFavourite}
          />
        </span>
      )}
    </div>
  );
}

/** Holds the place of a tile while its data is on the way: the same box, so nothing shifts. */
export function GameTileSkeleton() {
  return (
    <div className={css.tile} aria-hidden="true">
      <span className={`${css.art} ${css.blank}`} />
      <span className={`${css.line} ${css.blank}`} />
      <span className={`${css.line} ${css.blank}`} />
    </div>
  );
}
