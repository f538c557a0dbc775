import { marigold, rice, type Tones } from '../palette';
import { Mines } from '../scenes/mines';
import { Plinko } from '../scenes/plinko';
import { Poker } from '../scenes/poker';
import { Scratch } from '../scenes/scratch';
import { petals } from '../shapes';

/** A cloud of the monsoon over the pegs. */
export function RainPlinko(tones: Tones) {
  return (
    <>
      <g transform="translate(0 8)">
        <Plinko {...tones} />
      </g>
      <path
        d="M24 44l-4 12M98 46l-4 12M14 70l-4 12M110 72l-4 12"
        stroke="#A9D3E8"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M34 34c-16 0-16-18 0-18 2-13 22-15 28-4 8-11 28-7 28 6 20-5 24 16 8 16z" fill="#D8E6EC" />
    </>
  );
}

const LILY = petals({ count: 8, from: 4, to: 26, spread: 8 });
const HEART = petals({ count: 6, from: 3, to: 15, spread: 5 });

/** The pond at dusk, and a lily where a leaf was turned over. */
export function LilyMines(tones: Tones) {
  return (
    <>
      <Mines {...tones} />
      <g transform="translate(60 76)">
        <circle r="22" fill="#123F48" />
        <path d={LILY} fill="#F4768F" />
        <path d={HEART} fill={rice} />
        <circle r="4.5" fill={marigold} />
      </g>
    </>
  );
}

const BUNTING = [4, 24, 44, 64, 84, 104];

/** The bunting of the fair over a card that is half rubbed off. */
export function FairScratch(tones: Tones) {
  return (
    <>
      <path d="M0 14q60 22 120 0" fill="none" stroke={rice} strokeWidth="2.4" />
      {BUNTING.map((x, index) => (
        <path
          key={x}
          d="M0 0h12L6 14z"
          fill={index % 2 === 0 ? marigold : rice}
          transform={`translate(${x} ${index === 2 || index === 3 ? 23 : index === 1 || index === 4 ? 20 : 15})`}
        />
      ))}
      <g transform="translate(0 8)">
        <Scratch {...tones} />
      </g>
    </>
  );
}

/** The river that the boatman plays on. */
export function BoatmanPoker(tones: Tones) {
  return (
    <>
      <circle cx="60" cy="34" r="18" fill={marigold} />
      <path d="M0 96q10-8 20 0t20 0 20 0 20 0 20 0 20 0v54H0z" fill={tones.cool} />
      <Poker {...tones} />
      <path d="M14 118c30 10 62 10 92 0-6 16-16 22-30 22H44c-14 0-24-6-30-22z" fill="#3B2416" />
    </>
  );
}
