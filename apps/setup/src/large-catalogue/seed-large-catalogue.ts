import type { DataSource } from 'typeorm';
import type { Currency } from '#libs/money/currency';
import type { Config } from '#libs/platform/config/config';
import type { ActingOperator } from '#libs/platform/transitions/actor-context';
import { readBrandFile } from '../brand-files.js';
import { seedVendors, type VendorOfFile } from '../seed-vendors.js';

/** A brand with so many titles has its catalogue. */
const LARGE = 1000;

/**
 * Gives a brand of the demonstration twelve vendors and the 5,000 titles that the sandbox lists with `LARGE_CATALOGUE`, as if an
 * operator had accepted them. Needs the running sandbox. Modules are loaded only then, since this runs before each start.
 */
export async function seedLargeCatalogue(owner: DataSource, brand: string, config: Config): Promise<void> {
  const [known] = await owner.query('select count(*)::int as titles from games.title where brand = $1', [
    brand,
  ]);
  if (known.titles >= LARGE) return;
  const { vendors } = readBrandFile<{ vendors: VendorOfFile[] }>(brand, 'large-catalogue');
  const [settings] = await owner.query(
    `select settings->>'currency' as currency from site.brand where id = $1`,
    [brand],
  );
  const currency = settings.currency as Currency;
  await owner.transaction((manager) =>
    seedVendors(manager, brand, currency, { vendors, followsFile: false }),
  );
  const { acceptLists } = await import('./accept-lists.js');
  await acceptLists(config, await operatorOf(owner, brand));
  await owner.query(
    `update games.title t set is_new = node_id % 25 = 0, is_hot = node_id % 50 = 0
     where brand = $1 and exists (select from games.catalogue_change c
       where c.brand = t.brand and c.vendor = t.vendor and c.game_code = t.game_code and c.kind = 'added')`,
    [brand],
  );
  await owner.query('analyze games.title, games.title_name');
}

/** @throws Error if the demonstration's operators are not there */
async function operatorOf(owner: DataSource, brand: string): Promise<ActingOperator> {
  const [operator] = (await owner.query(
    'select id, account from authentication.operator where brand = $1 order by id limit 1',
    [brand],
  )) as Pick<ActingOperator, 'id' | 'account'>[];
  if (!operator) throw new Error(`${brand} has no operator who could accept titles`);
  return { ...operator, brand, address: '' };
}
