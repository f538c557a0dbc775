import type { DataSource } from 'typeorm';
import { loadConfig } from '#libs/platform/config/config';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestSandbox, type TestProgram } from '#libs/platform/testing/test-program';
import { readBrandFile } from '../brand-files.js';
import { connectAsOwner } from '../migrate.js';
import type { VendorOfFile } from '../seed-vendors.js';
import { seedLargeCatalogue } from './seed-large-catalogue.js';

let db: TestDatabase;
let owner: DataSource;
let sandbox: TestProgram & { url: string };

beforeAll(async () => {
  [db, sandbox] = await Promise.all([createTestDatabase(), startTestSandbox({ LARGE_CATALOGUE: '1' })]);
  owner = await connectAsOwner(db.url);
});
afterAll(async () => {
  await owner.destroy();
  await sandbox.stop();
  await db.drop();
});

test("accepts 5,000 titles of twelve vendors, beside the portal's own lotteries", async () => {
  const { vendors } = readBrandFile<{ vendors: VendorOfFile[] }>('mela', 'large-catalogue');
  const addresses = vendors.map(({ code }) => [`VENDOR_${code}_URL`, `${sandbox.url}/${code.toLowerCase()}`]);
  const before = await titlesOf(`wallet <> 'house'`);
  const lotteries = await titlesOf(`wallet = 'house'`);
  const config = loadConfig({
    DATABASE_URL: db.url,
    SANDBOX_URL: sandbox.url,
    LARGE_CATALOGUE: '1',
    LOG_LEVEL: 'error',
    ...Object.fromEntries(addresses),
  });
  await seedLargeCatalogue(owner, 'mela', config);
  expect(await titlesOf(`wallet <> 'house'`)).toEqual({ titles: (before?.titles ?? 0) + 5000, vendors: 12 });
  expect(await titlesOf(`wallet = 'house'`)).toEqual(lotteries);
});

const titlesOf = async (condition: string) =>
  (
    await db.query<{ titles: number; vendors: number }>(
      `select count(*)::int as titles, count(distinct vendor)::int as vendors
       from games.title t join games.vendor v on (v.brand, v.code) = (t.brand, t.vendor) where t.brand = 'mela' and ${condition}`,
    )
  )[0];
