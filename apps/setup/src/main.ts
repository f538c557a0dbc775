import 'reflect-metadata';

import type { DataSource } from 'typeorm';
import { Passwords } from '#libs/authentication/index';
import { type Config, loadConfig } from '#libs/platform/config/config';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { migrateQueue } from '#libs/platform/jobs/queue';
import { seedDemoAccounts } from './demo-accounts.js';
import { seedDemoContracts } from './demo-contracts.js';
import { seedDemoHistory } from './demo-history/demo-history.js';
import { installedBrands } from './installed-brands.js';
import { seedLargeCatalogue } from './large-catalogue/seed-large-catalogue.js';
import { connectAsOwner, migrate } from './migrate.js';
import { sealOperatorSecrets } from './operator-secrets.js';
import { seedBrand } from './seed-brand.js';

/** Prepares the database for the programs. Runs before each start; a second run changes nothing. */
async function main(): Promise<void> {
  const config = loadConfig();
  const database = await connectAsOwner(config.DATABASE_URL);
  try {
    await migrate(database);
    await migrateQueue(config.DATABASE_URL);
    const brands = installedBrands(config);
    for (const brand of brands) {
      await seedBrand(database, brand);
      if (!config.production) await seedDemonstration(database, brand.file.id, config);
    }
    const [first] = brands;
    if (first && config.LARGE_CATALOGUE && !config.production)
      await seedLargeCatalogue(database, first.file.id, config);
    await sealOperatorSecrets(database, new InstallationSecret(config));
  } finally {
    await database.destroy();
  }
}

async function seedDemonstration(database: DataSource, brand: string, config: Config): Promise<void> {
  await seedDemoAccounts(database, brand, new Passwords(config));
  await seedDemoContracts(database, brand);
  if (config.DEMO_HISTORY) await seedDemoHistory(database, brand, config);
}

main().catch((error: unknown) => {
  console.error(
    `The database could not be set up: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
});
