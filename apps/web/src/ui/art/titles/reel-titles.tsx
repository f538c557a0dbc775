import { ink, leaf, marigold, rice, type Tones, vermilion } from '../palette';
import { Reels } from '../scenes/reels';

const lantern = 'M-9-13h18l5 13-5 13H-9l-5-13zM-5-18H5v4H-5zM-5 14H5v4H-5z';

/** Paper lanterns on both sides of the reels. */
export function LanternReels(tones: Tones) {
  return (
    <>
      <g transform="translate(18 34)scale(.7)">
        <Reels {...tones} />
      </g>
      <path d="M20 0v22M60 0v14M100 0v22" stroke={ink} strokeWidth="2" />
      <g fill={vermilion} stroke={marigold} strokeWidth="2.4" strokeLinejoin="round">
        <path d={lantern} transform="translate(20 40)" />
        <path d={lantern} transform="translate(60 30)scale(.9)" />
        <path d={lantern} transform="translate(100 40)" />
      </g>
      <path d="M20 32v16M60 23v14M100 32v16" stroke={rice} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M17 60v9m6-9v9M57 48v8m6-8v8M97 60v9m6-9v9"
        stroke={marigold}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

/** A stall under a new moon: its striped awning is over the reels. */
export function NightBazaar(tones: Tones) {
  return (
    <>
      <path d="M96 16a14 14 0 1 0 12 20A12 12 0 0 1 96 16z" fill={rice} />
      <path d="M18 24h0M40 32h0M62 20h0M112 56h0" stroke={rice} strokeWidth="3" strokeLinecap="round" />
      <path d="M16 60v84M104 60v84" stroke="#8A4A1F" strokeWidth="5" />
      <g transform="translate(19 54)scale(.68)">
        <Reels {...tones} />
      </g>
      <path d="M18 42h84l10 22H8z" fill={rice} />
      <path d="M32 42h14l-3 22H25zM60 42h14l3 22H60zM88 42h14l10 22H94z" fill={marigold} />
      <path
        d="M8 64h17a8.5 8.5 0 0 1-17 0M43 64h17a8.5 8.5 0 0 1-17 0M77 64h17a8.5 8.5 0 0 1-17 0"
        fill={rice}
      />
      <path
        d="M25 64h18a9 9 0 0 1-18 0M60 64h17a8.5 8.5 0 0 1-17 0M94 64h18a9 9 0 0 1-18 0"
        fill={marigold}
      />
    </>
  );
}

/** The reels between mangoes that hang from their bough. */
export function MangoGrove(tones: Tones) {
  return (
    <>
      <path d="M-4 22c40-14 84-12 128 4" fill="none" stroke="#6B4A22" strokeWidth="6" strokeLinecap="round" />
      <g transform="translate(16 40)scale(.73)">
        <Reels {...tones} />
      </g>
      <path
        d="M14 20C4 6 18-2 30 4 32 14 26 22 14 20zM52 14c4-14 20-14 28-4-4 10-16 14-28 4zM92 20c10-10 24-4 26 6-8 8-20 6-26-6zM34 16c-4 10 0 20 10 24 4-10 0-20-10-24zM84 18c-2 10-10 18-20 18 0-10 8-18 20-18z"
        fill={leaf}
      />
      <path d="M18 20v12M102 24v10M60 16v8" stroke="#6B4A22" strokeWidth="2.4" />
      <path
        d="M16 30c14-2 20 14 14 26-8 10-26 4-26-10 0-8 5-14 12-16zM106 32c-14-2-22 12-18 24 6 12 24 10 27-4 1-10-3-17-9-20z"
        fill={marigold}
      />
      <path d="M60 23c8 0 11 8 8 15-4 7-15 5-16-3 0-6 3-11 8-12z" fill={vermilion} />
      <path
        d="M11 41a9 9 0 0 1 6-5M95 42a9 9 0 0 1 7-5"
        fill="none"
        stroke={rice}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  );
}

/** A pot of new rice under a full moon, on the reels. */
export function HarvestPot(tones: Tones) {
  return (
    <>
      <circle cx="60" cy="40" r="34" fill={marigold} opacity=".5" />
      <g transform="translate(19 66)scale(.68)">
        <Reels {...tones} />
      </g>
      <path d="M36 44c-9 14-6 34 10 42h28c16-8 19-28 10-42z" fill={vermilion} stroke={ink} strokeWidth="3" />
      <path d="M32 36h56l-4 10H36z" fill={vermilion} stroke={ink} strokeWidth="3" strokeLinejoin="round" />
      <path d="M38 36c4-16 40-16 44 0z" fill={rice} />
      <path
        d="M46 32l3-8M56 29l2-9M66 29l3-9M75 33l4-8"
        stroke={marigold}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M38 64c8 6 15-6 22 0s14-6 22 0"
        fill="none"
        stroke={rice}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
