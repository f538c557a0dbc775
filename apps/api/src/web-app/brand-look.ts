import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const colours = z.strictObject({ theme: colour, background: colour });

/** Of each icon that a phone may ask for: its pixels, and whether the colour of the brand fills its corners. */
const ICONS = {
  '180.png': { size: 180, filled: true },
  '192.png': { size: 192, filled: false },
  '512.png': { size: 512, filled: false },
  'maskable-512.png': { size: 512, filled: true },
} as const;
export type IconFile = keyof typeof ICONS;
export const isIconFile = (name: string): name is IconFile => Object.hasOwn(ICONS, name);

/** How a brand looks among the apps of a phone, from `brands/<id>/web-app`. */
export class BrandLook {
  readonly colours: z.output<typeof colours>;
  private readonly drawing: string;
  private readonly icons = new Map<IconFile, Buffer>();

  constructor(brand: string) {
    const folder = path.join(brandsFolder(import.meta.dirname), brand, 'web-app');
    this.drawing = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');
    this.colours = colours.parse(JSON.parse(fs.readFileSync(path.join(folder, 'colours.json'), 'utf8')));
  }

  /** As PNG: phones take no drawing for the sign of an app. Each is drawn once. */
  icon(file: IconFile): Buffer {
    const known = this.icons.get(file);
    if (known) return known;
    const { size, filled } = ICONS[file];
    const drawn = new Resvg(this.drawing, {
      fitTo: { mode: 'width', value: size },
      ...(filled && { background: this.colours.theme }),
      font: { loadSystemFonts: false },
    });
    const png = drawn.render().asPng();
    this.icons.set(file, png);
    return png;
  }
}

/** The nearest one above, both from the source and from the build. */
function brandsFolder(from: string): string {
  const folder = path.join(from, 'brands');
  if (fs.existsSync(folder)) return folder;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('the folder brands/ is missing');
  return brandsFolder(parent);
}
