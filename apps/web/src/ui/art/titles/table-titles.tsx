import { ink, leaf, marigold, rice, straw, type Tones, vermilion } from '../palette';
import { Ball } from '../scenes/ball';
import { Cards } from '../scenes/cards';
import { Live } from '../scenes/live';
import { Lotto } from '../scenes/lotto';
import { petals } from '../shapes';

/** Three cards in a garland of marigolds. */
export function ThreeCards(tones: Tones) {
  return (
    <>
      <path
        d="M-2 20Q60 62 122 20"
        fill="none"
        stroke={marigold}
        strokeWidth="13"
        strokeLinecap="round"
        strokeDasharray="0 11"
      />
      <path
        d="M-2 20Q60 62 122 20"
        fill="none"
        stroke={vermilion}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 11"
      />
      <g transform="translate(4 20)scale(.94)">
        <Cards {...tones} />
      </g>
    </>
  );
}

/** The cards on a mat in a courtyard, before its arches. */
export function CourtyardCards(tones: Tones) {
  return (
    <>
      <path d="M0 20h120v74H0z" fill={straw} />
      <path d="M8 94V58a20 20 0 0 1 40 0v36zM72 94V58a20 20 0 0 1 40 0v36z" fill="#5A2E1C" />
      <path d="M0 26h120M0 94h120" stroke="#8A4A1F" strokeWidth="5" />
      <path d="M60 32v14" stroke={ink} strokeWidth="2.4" />
      <path d="M53 46h14l4 14-4 10H53l-4-10z" fill={marigold} stroke={ink} strokeWidth="2.4" />
      <path d="M60 92l62 32-62 34-62-34z" fill={vermilion} />
      <path d="M60 101l44 23-44 24-44-24z" fill="none" stroke={rice} strokeWidth="3" strokeDasharray="5 4" />
      <g transform="translate(24 68)scale(.6)">
        <Cards {...tones} />
      </g>
    </>
  );
}

/** Balls in the drum that they are drawn from. */
export function SixOf45(tones: Tones) {
  return (
    <>
      <path d="M28 118h64l10 22H18z" fill={ink} opacity=".75" />
      <circle cx="60" cy="76" r="52" fill="#fff" fillOpacity=".16" stroke={marigold} strokeWidth="5" />
      <g transform="translate(10 16)scale(.82)">
        <Lotto {...tones} />
      </g>
      <path
        d="M60 24v104M24 40c16 22 16 50 0 72M96 40c-16 22-16 50 0 72"
        fill="none"
        stroke={rice}
        strokeOpacity=".6"
        strokeWidth="2.4"
      />
      <path d="M112 76h10M118 76v-16" stroke={marigold} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

/** Lightning, for a draw that comes every minute. */
export function QuickDraw(tones: Tones) {
  return (
    <>
      <path
        d="M74 12L20 88h30l-12 54 66-84H68z"
        fill={marigold}
        stroke={rice}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <g transform="translate(-6 72)scale(.52)">
        <Lotto {...tones} />
      </g>
      <g transform="translate(64 74)scale(.52)">
        <Lotto {...tones} />
      </g>
      <path d="M4 30h20M0 44h14M96 30h20M104 18h16" stroke={rice} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** The cup, and the ball that it is played for with. */
export function VillageCup(tones: Tones) {
  return (
    <>
      <path d="M0 126q60-8 120 0v24H0z" fill={tones.cool} />
      <g transform="translate(-10 34)scale(.78)">
        <Ball {...tones} />
      </g>
      <path
        d="M58 36H42c0 20 8 26 20 28M106 36h16c0 20-8 26-20 28"
        fill="none"
        stroke={marigold}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M56 26h52c0 34-8 52-20 56v18h16v12H60v-12h16V82C64 78 56 60 56 26z" fill={marigold} />
      <path d="M66 34c0 16 3 26 8 32" fill="none" stroke={rice} strokeWidth="4" strokeLinecap="round" />
      <path d="M54 112h56v14H54z" fill={ink} />
    </>
  );
}

/** A bat, a ball on its way, and the three stumps with their bails. */
export function VillageOvers({ cool, warm }: Tones) {
  return (
    <>
      <path d="M0 130q60-10 120 0v20H0z" fill={cool} />
      <path d="M80 62v72M92 62v72M104 62v72" stroke={rice} strokeWidth="6" strokeLinecap="round" />
      <path d="M78 58h14M92 58h14" stroke={marigold} strokeWidth="5" strokeLinecap="round" />
      <g transform="rotate(24 42 84)">
        <path d="M36 26h12v34H36z" fill={ink} />
        <path d="M30 58h24v66q0 10-12 10t-12-10z" fill={marigold} />
        <path d="M42 66v58" stroke={ink} strokeOpacity=".35" strokeWidth="3" />
      </g>
      <circle cx="66" cy="34" r="11" fill={warm} />
      <path d="M58 28c4 6 12 10 17 8" fill="none" stroke={rice} strokeWidth="2.5" />
    </>
  );
}

const invader =
  'M32 40h8v8h8v8h24v-8h8v-8h8v8h-8v8h8v8h8v8h8v24h-8V80h-8v16h-8v8H64v-8h8v-8H48v8h8v8H40v-8h-8V80h-8v16h-8V72h8v-8h8v-8h8v-8h-8z';

/** A creature of large pixels, and the two buttons that chase it. */
export function PixelLeague({ warm }: Tones) {
  return (
    <>
      <path
        d="M0 26h120M0 50h120M0 74h120M0 98h120M0 122h120"
        stroke="#fff"
        strokeOpacity=".08"
        strokeWidth="12"
      />
      <path d={invader} fill={leaf} />
      <path d="M40 64h8v8h-8zM72 64h8v8h-8z" fill={ink} />
      <path d="M20 24h8v8h-8zM96 20h8v8h-8zM104 104h6v6h-6z" fill={rice} />
      <rect x="14" y="112" width="92" height="30" rx="15" fill={ink} stroke={rice} strokeWidth="3" />
      <path d="M34 118v18M25 127h18" stroke={rice} strokeWidth="6" />
      <circle cx="78" cy="130" r="6" fill={warm} />
      <circle cx="92" cy="124" r="6" fill={marigold} />
    </>
  );
}

const flower = petals({ count: 8, from: 2, to: 22, spread: 8 });

/** The table of the dealer, with lotus flowers on it. */
export function LotusTable(tones: Tones) {
  return (
    <>
      <g transform="translate(60 52)">
        <path d={flower} fill="#F7B5C2" opacity=".55" transform="scale(2.3)" />
        <path d={flower} fill="#E2698A" opacity=".6" transform="scale(1.9)rotate(22)" />
      </g>
      <g transform="translate(6 6)scale(.9)">
        <Live {...tones} />
      </g>
      <path d="M-2 118q62-24 124 0v36H-2z" fill={leaf} stroke={marigold} strokeWidth="4" />
      <g fill="#E2698A" stroke={rice} strokeWidth="1.6">
        <path d={flower} transform="translate(24 130)scale(.8.6)" />
        <path d={flower} transform="translate(96 130)scale(.8.6)" />
        <path d={flower} transform="translate(60 126)scale(.95.7)" />
      </g>
    </>
  );
}

/** A ticket of three rows, some of them marked, under the balls. */
export function EveningHousie(tones: Tones) {
  return (
    <>
      <g transform="translate(26 4)scale(.56)">
        <Lotto {...tones} />
      </g>
      <path d="M10 78h100v58H10z" fill={rice} stroke={ink} strokeWidth="3" strokeLinejoin="round" />
      <path
        d="M10 97h100M10 117h100M30 78v58M50 78v58M70 78v58M90 78v58"
        stroke={ink}
        strokeWidth="2"
        opacity=".55"
      />
      <g fill={marigold} stroke={ink} strokeWidth="2">
        <circle cx="20" cy="87" r="7" />
        <circle cx="60" cy="87" r="7" />
        <circle cx="40" cy="107" r="7" />
        <circle cx="80" cy="107" r="7" />
        <circle cx="100" cy="127" r="7" />
        <circle cx="20" cy="127" r="7" />
      </g>
    </>
  );
}
