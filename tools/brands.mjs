import fs from 'node:fs';
import path from 'node:path';

const read = (root, id, name) => {
  const file = path.join(root, 'brands', id, `${name}.json`);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
};

/**
 * The brands that this installation runs, as `apps/setup/src/installed-brands.ts` finds them: the one at `PUBLIC_URL` first.
 * With `LARGE_CATALOGUE` the first one has the vendors of `brands/large-catalogue.json` too. Each has its id, its hosts, its name, its merchant code and the codes of its game vendors.
 */
export function readBrands(root) {
  const folder = path.join(root, 'brands');
  const all = (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .sort()
    .flatMap((name) => read(root, name, 'brand') ?? [])
    .map(({ id, hosts, settings }) => ({
      id,
      hosts,
      name: settings.name,
      merchantCode: settings.merchantCode,
      vendors: (read(root, id, 'games')?.vendors ?? []).map(({ code }) => code),
    }));
  const chosen = process.env.BRANDS?.split(',').map((id) => id.trim());
  const [first, ...others] = chosen
    ? chosen.flatMap((id) => all.filter((brand) => brand.id === id))
    : all.sort((a, b) => Number(b.hosts.includes('localhost')) - Number(a.hosts.includes('localhost')));
  if (!first) return [];
  return [{ ...first, vendors: [...first.vendors, ...largeCatalogueVendors(root)] }, ...others];
}

/** The codes of the vendors that only `LARGE_CATALOGUE=1` has. */
export function largeCatalogueVendors(root) {
  if (process.env.LARGE_CATALOGUE !== '1') return [];
  return read(root, '.', 'large-catalogue').vendors.map(({ code }) => code);
}

/** What `brands/<id>/<name>.json` lists; nothing if there is no such file. */
export const readBrandList = (root, id, name) => read(root, id, name) ?? [];
