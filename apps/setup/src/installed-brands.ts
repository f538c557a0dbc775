import type { Config } from '#libs/platform/config/config';
import { brandFolders } from '#libs/site/index';
import { readBrandFile } from './brand-files.js';

export interface BrandFile {
  id: string;
  hosts: string[];
  settings: { merchantCode: string } & Record<string, unknown>;
}

export interface InstalledBrand {
  file: BrandFile;
  /** The origin of its site, as a browser has it. */
  mainDomain: string;
}

const LOCALHOST = 'localhost';

/**
 * The brands that this installation runs: those of `BRANDS`, or all that have a folder. The first one, by default that of
 * localhost, is at `PUBLIC_URL`; another is at `PUBLIC_URL__<merchant code>`. On a developer's machine it has its first
 * host otherwise; in production it does not run.
 * @throws Error for a brand without a folder, and for a host that two brands claim
 */
export function installedBrands(config: Config): InstalledBrand[] {
  const [first, ...others] = chosenBrands(config).map((id) => readBrandFile<BrandFile>(id, 'brand'));
  if (!first) throw new Error('BRANDS names no brand');
  const installed = [
    { file: first, mainDomain: config.publicUrl },
    ...others.flatMap((file) => {
      const mainDomain = ownAddress(config, file);
      return mainDomain === null ? [] : [{ file, mainDomain }];
    }),
  ];
  assertHostsAreTheirOwn(installed);
  return installed;
}

/** The hosts of a brand, with that of its site. */
export const hostsOf = ({ file, mainDomain }: InstalledBrand): string[] => [
  ...new Set([...file.hosts, new URL(mainDomain).hostname]),
];

function chosenBrands({ BRANDS }: Config): string[] {
  const folders = brandFolders();
  const chosen = BRANDS?.split(',').map((id) => id.trim());
  const missing = chosen?.find((id) => !folders.includes(id));
  if (missing !== undefined) throw new Error(`BRANDS names ${missing}, which has no folder in brands/`);
  const isAtLocalhost = (id: string) => readBrandFile<BrandFile>(id, 'brand').hosts.includes(LOCALHOST);
  return chosen ?? folders.sort((a, b) => Number(isAtLocalhost(b)) - Number(isAtLocalhost(a)));
}

function ownAddress(config: Config, { hosts, settings }: BrandFile): string | null {
  const own = config.merchants[settings.merchantCode]?.PUBLIC_URL;
  if (own !== undefined && own !== config.PUBLIC_URL) return own;
  if (config.production) return null;
  const url = new URL(config.publicUrl);
  url.hostname = hosts[0] ?? url.hostname;
  return url.origin;
}

function assertHostsAreTheirOwn(brands: InstalledBrand[]): void {
  const owners = new Map<string, string>();
  for (const brand of brands)
    for (const host of hostsOf(brand)) {
      const owner = owners.get(host);
      if (owner) throw new Error(`the host ${host} is claimed by two brands, ${owner} and ${brand.file.id}`);
      owners.set(host, brand.file.id);
    }
}
