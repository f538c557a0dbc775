import type { Brand } from './brand-registry.js';
import { lineOrigins } from './lines.js';

/** The hosts that a brand's pages may load from, beside their own, by what is loaded. */
export interface ForeignSources {
  images: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

const NONE: ForeignSources = { images: [], frames: [], connections: [] };
const known = new WeakMap<Brand, ForeignSources>();

/** The same object as long as the brand's settings are unchanged. */
export function foreignSources(brand: Brand | undefined): ForeignSources {
  if (!brand) return NONE;
  const { imageCdn, launchCdn } = brand.settings;
  const sources = known.get(brand) ?? {
    images: imageCdn,
    frames: launchCdn,
    connections: lineOrigins(brand),
  };
  known.set(brand, sources);
  return sources;
}
