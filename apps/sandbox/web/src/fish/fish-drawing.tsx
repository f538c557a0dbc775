import type { FishCode } from '../../../common/fish/kinds';
import { LOOKS } from './looks';

/** A fish in a box of 100 by 64 around its middle. */
export function FishDrawing({ code }: { code: FishCode }) {
  const { body, fill, fin, marks } = LOOKS[code];
  return (
    <g>
      <path d="M-26 0L-50-18q6 18 0 36z" fill={fin} />
      <path d="M-8-16Q4-32 20-17zM-4 16Q2 28 12 17z" fill={fin} />
      <path d={body} fill={fill} stroke="#0b1716" strokeOpacity=".55" strokeWidth="2" />
      {marks}
      <circle cx="34" cy="-5" r="4.5" fill="#fff6e0" />
      <circle cx="35" cy="-5" r="2.4" fill="#0b1716" />
    </g>
  );
}
