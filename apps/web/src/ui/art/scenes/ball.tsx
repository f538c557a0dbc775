import { ink, rice, type Tones } from '../palette';
import { pathNumbers, polar } from '../shapes';

const radius = 34;
const fifths = [0, 0.2, 0.4, 0.6, 0.8];
const middle = `M${pathNumbers(
  fifths.flatMap((turn) => polar(13, turn)),
  1,
)}z`;

/** The dark patch that the rim cuts off, its tip towards the middle. */
function patch(turn: number): string {
  const toRim = [polar(24, turn), polar(29, turn - 0.055), polar(radius, turn - 0.045)].flat();
  const fromRim = pathNumbers(polar(29, turn + 0.055));
  return `M${pathNumbers(toRim)}A34 34 0 0 1 ${pathNumbers(polar(radius, turn + 0.045))}L${fromRim}z`;
}

function seams(turn: number): string {
  const ray = [polar(13, turn), polar(24, turn)].flat();
  const side = [polar(29, turn + 0.055), polar(29, turn + 0.145)].flat();
  return `M${pathNumbers(ray)}M${pathNumbers(side)}`;
}

const patches = middle + fifths.map(patch).join('');
const stitches = fifths.map(seams).join('');

export function Ball({ cool }: Tones) {
  return (
    <>
      <path
        d="M28 34v86M44 34v86M76 34v86M92 34v86M12 50h96M12 66h96M12 82h96"
        stroke={rice}
        strokeOpacity=".24"
        strokeWidth="1.6"
      />
      <path d="M12 122V34h96v88" fill="none" stroke={rice} strokeWidth="5" strokeLinejoin="round" />
      <path d="M0 118q60-9 120 0v32H0z" fill={cool} />
      <ellipse cx="60" cy="124" rx="28" ry="5" fill={ink} opacity=".35" />
      <g transform="translate(60 88)rotate(-9)" stroke={ink} strokeWidth="2.4">
        <circle r={radius} fill={rice} stroke="none" />
        <path d={patches} fill={ink} stroke="none" />
        <path d={stitches} />
      </g>
    </>
  );
}
