import { Heart } from 'lucide-react';
import css from './favourite-heart.module.css';

export interface FavouriteHeartProps {
  pressed: boolean;
  /** It keeps one wording; the pressed state says the rest. */
  label: string | undefined;
  /** Over a picture it has a dark disc, which it needs on no plain surface. */
  over?: 'picture' | 'surface';
  onToggle: () => void;
}

/** Keeps a game as a favourite, or no longer. */
export function FavouriteHeart({ pressed, label, over = 'picture', onToggle }: FavouriteHeartProps) {
  return (
    <button
      type="button"
      className={css.heart}
      data-over={over}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onToggle}
    >
      <span className={css.disc}>
        <Heart size={16} strokeWidth={2} />
      </span>
    </button>
  );
}
