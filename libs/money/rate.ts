/** Parts per million in one percent. */
const PPM_OF_PERCENT = 10_000;
/** 100 percent, in parts per million. */
export const WHOLE_PPM = 1_000_000;

/** A rate on the wire: percent with at most four digits after the point, as in "0.25". */
export const RATE_TEXT = /^(0|[1-9][0-9]{0,2})(\.[0-9]{1,4})?$/;

/** Reads a rate such as "0.25" (percent) as parts per million. @throws RangeError for any other text */
export function parseRate(text: string): number {
  if (!RATE_TEXT.test(text)) throw new RangeError(`not a rate: ${text}`);
  const [whole = '0', fraction = ''] = text.split('.');
  return Number(whole) * PPM_OF_PERCENT + Number(fraction.padEnd(4, '0'));
}

/** Writes parts per million as percent with two digits after the point, or more where they are needed: "0.25". */
export function rateToWire(ppm: number): string {
  const fraction = String(ppm % PPM_OF_PERCENT).padStart(4, '0');
  return `${Math.floor(ppm / PPM_OF_PERCENT)}.${fraction.replace(/0{1,2}$/, '')}`;
}
