import { ink, leaf, marigold, rice, type Tones, vermilion } from '../palette';
import { Dice } from '../scenes/dice';
import { Fish } from '../scenes/fish';

/** A cloud of the monsoon and its rain over the fish. */
export function MonsoonFish(tones: Tones) {
  return (
    <>
      <path
        d="M22 44l-6 18M40 46l-6 18M58 44l-6 18M76 46l-6 18M94 44l-6 18M110 46l-6 18"
        stroke="#A9D3E8"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M20 42c-16 0-16-20 0-20 2-14 24-16 30-4 8-12 30-8 30 6 22-6 28 18 10 18z" fill="#D8E6EC" />
      <g transform="translate(0 24)">
        <Fish {...tones} />
      </g>
    </>
  );
}

const small = 'M0 0c8-14 26-14 34-2l12-9c-3 8-3 14 0 22l-12-9C26 14 8 14 0 0z';

/** Hilsa in a shoal, where the reeds of the delta begin. */
export function DeltaShoal({ cool }: Tones) {
  return (
    <>
      <circle cx="94" cy="32" r="15" fill={marigold} />
      <path d="M0 48q10-7 20 0t20 0 20 0 20 0 20 0 20 0v102H0z" fill={cool} />
      <g fill="#DCE9EC">
        <path d={small} transform="translate(14 74)" />
        <path d={small} transform="translate(64 88)scale(.9)" />
        <path d={small} transform="translate(22 108)scale(1.1)" />
        <path d={small} transform="translate(70 124)scale(.7)" />
      </g>
      <path
        d="M14 73h22M65 87h20M23 107h24M71 123h14"
        stroke={vermilion}
        strokeWidth="3"
        strokeLinecap="round"
        transform="translate(5-3)"
      />
      <path d="M22 72h0M71 86h0M31 106h0M75 123h0" stroke={ink} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M8 150V34M20 150V46M110 150V58M100 150V72"
        fill="none"
        stroke={leaf}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M8 28v16M20 42v12M110 54v12" stroke="#8A4A1F" strokeWidth="7" strokeLinecap="round" />
    </>
  );
}

/** The dice over a river with a sail on it. */
export function RiverDice(tones: Tones) {
  return (
    <>
      <path d="M86 40V10c14 6 20 16 22 30z" fill={vermilion} />
      <path d="M82 40V14C72 20 68 30 66 40z" fill={rice} />
      <path d="M60 44h54c-4 9-10 12-18 12H78c-8 0-14-3-18-12z" fill="#8A4A1F" />
      <path d="M0 58q10-7 20 0t20 0 20 0 20 0 20 0 20 0v92H0z" fill={tones.cool} />
      <path d="M-10 82q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0v68H0z" fill={ink} opacity=".25" />
      <g transform="translate(12 50)scale(.76)">
        <Dice {...tones} />
      </g>
    </>
  );
}
