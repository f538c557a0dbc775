import { Alpana } from './alpana';
import css from './medal.module.css';
import { ink, vermilion } from './palette';
import { scallops } from './shapes';

const disc = scallops(14, 13.2);

export interface MedalProps {
  rank: 1 | 2 | 3;
  /** The rank in the reader's digits. */
  figure: string;
  /** What a screen reader says, e.g. the words for "first place". */
  label: string;
}

export function Medal({ rank, figure, label }: MedalProps) {
  return (
    <span className={css.medal} data-rank={rank} role="img" aria-label={label}>
      <svg viewBox="-16 -16 32 40" aria-hidden="true">
        <path d="M-9 6l-4 17 6-3 4 4 5-13zM9 6l4 17-6-3-4 4-5-13z" fill={vermilion} />
        <path d={disc} fill="currentColor" />
        <circle r="10.4" fill="none" stroke={ink} strokeOpacity=".35" strokeWidth="1.2" />
      </svg>
      <span className={css.figure} aria-hidden="true">
        {figure}
      </span>
    </span>
  );
}

/** The sign of a VIP: rosette and word, e.g. the level. */
export function VipLabel({ label }: { label: string }) {
  return (
    <span className={css.vip}>
      <span className={css.mark}>
        <Alpana form="logo" />
      </span>
      {label}
    </span>
  );
}
