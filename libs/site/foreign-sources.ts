import type { Config } from '#libs/platform/config/config';
import { merchantConfig } from '#libs/platform/config/merchants';
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

/** Games run in a frame, at their vendors, and so do the chats of live rooms. The same object as long as the brand's settings are unchanged. */
export function foreignSources(brand: Brand | undefined, config: Config): ForeignSources {
  if (!brand) return NONE;
  const sources = known.get(brand) ?? sourcesOf(brand, config);
  known.set(brand, sources);
  return sources;
}

function sourcesOf(brand: Brand, config: Config): ForeignSources {
  const { imageCdn, launchCdn, merchantCode } = brand.settings;
  const { vendors, liveRoomsUrl } = merchantConfig(config, merchantCode);
  const games = Object.values(vendors).flatMap(({ url, hosts }) => [new URL(url).origin, ...hosts]);
  const pages = liveRoomsUrl === null ? games : [...games, new URL(liveRoomsUrl).origin];
  return {
    images: imageCdn,
    frames: [...new Set([...pages, ...launchCdn])],
    connections: lineOrigins(brand),
  };
}
