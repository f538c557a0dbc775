import { Resvg } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';

const WIDTH = 160;
const HEIGHT = 56;

/** The module itself draws a given text; its types know only texts that it makes up with `Math.random`. */
const draw = svgCaptcha as unknown as (text: string, options: object) => string;

/** The signs as a PNG, dark on white for either theme. They are outlines: no font of the machine is needed. */
export function drawSigns(signs: string): Buffer {
  const svg = draw(signs, { width: WIDTH, height: HEIGHT, fontSize: 50, noise: 2 });
  return new Resvg(svg, { background: '#fff', font: { loadSystemFonts: false } }).render().asPng();
}
