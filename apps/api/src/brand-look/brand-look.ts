import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { BRANDS_FOLDER, brandFolders } from '#libs/site/index';
import { styleOf, type Theme, theme } from './theme.js';

/** Of each icon that a phone may ask for: its pixels, and whether the colour of the brand fills its corners. */
const ICONS = {
  '180.png': { size: 180, filled: true },
  '192.png': { size: 192, filled: false },
  '512.png': { size: 512, filled: false },
  'maskable-512.png': { size: 512, filled: true },
} as const;
export type IconFile = keyof typeof ICONS;
export const isIconFile = (name: string): name is IconFile => Object.hasOwn(ICONS, name);

/** How a brand looks, in a browser and among the apps of a phone, from `brands/<id>/look`. */
export class BrandLook {
  readonly theme: Theme;
  /** Stands in each page of the brand, and is a source of its content security policy. */
  readonly style: string;
  readonly styleSource: string;
  readonly drawing: string;
  private readonly icons = new Map<IconFile, Buffer>();

  /** @throws Error if one of the files is missing, and ZodError for a theme that lacks a role */
  constructor(brand: string) {
    const folder = lookFolder(brand);
    const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
    this.drawing = read('icon.svg');
    this.theme = theme.parse(JSON.parse(read('theme.json')));
    this.style = styleOf(this.theme, read('mark.svg'));
    this.styleSource = `'sha256-${createHash('sha256').update(this.style).digest('base64')}'`;
  }

  /** As PNG: phones take no drawing for the sign of an app. Each is drawn once. */
  icon(file: IconFile): Buffer {
    const known = this.icons.get(file);
    if (known) return known;
    const { size, filled } = ICONS[file];
    const drawn = new Resvg(this.drawing, {
      fitTo: { mode: 'width', value: size },
      ...(filled && { background: this.theme.night.surface }),
      font: { loadSystemFonts: false },
    });
    const png = drawn.render().asPng();
    this.icons.set(file, png);
    return png;
  }
}

const looks = new Map<string, BrandLook>();

/** Read once from the brand's files. @throws as `BrandLook` does */
export function lookOf(brand: string): BrandLook {
  const look = looks.get(brand) ?? new BrandLook(brand);
  looks.set(brand, look);
  return look;
}

/** So that a brand whose look is wrong stops the start, instead of each of its pages. @throws as `BrandLook` does */
export function loadLooks(): void {
  for (const brand of brandFolders()) lookOf(brand);
}

/** A brand that has no folder, since it was added to the database alone, looks like the first one that has. */
function lookFolder(brand: string): string {
  const [first = brand] = brandFolders();
  const folder = path.join(BRANDS_FOLDER, brand, 'look');
  return fs.existsSync(folder) ? folder : path.join(BRANDS_FOLDER, first, 'look');
}
