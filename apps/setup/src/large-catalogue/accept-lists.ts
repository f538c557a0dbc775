import { NestFactory } from '@nestjs/core';
import { CatalogueDecisions, CatalogueReader } from '#libs/games/index';
import type { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import type { ActingOperator } from '#libs/platform/transitions/actor-context';
import { CatalogueModule } from './catalogue.module.js';

/**
 * Reads the lists of all vendors of the brand, and accepts what they add. The portal's own games are in no list. What a list changes or lacks waits for
 * an operator, as always.
 * @throws AppError if a vendor is not connected or does not answer
 */
export async function acceptLists(config: Config, operator: ActingOperator): Promise<void> {
  const app = await NestFactory.createApplicationContext(CatalogueModule.with(config), {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    const vendors = await app
      .get(Database)
      .query<{ code: string }>(
        `select code from games.vendor where brand = $1 and wallet <> 'house' order by code`,
        [operator.brand],
      );
    for (const { code } of vendors) {
      await app.get(CatalogueReader).read(operator.brand, code);
      await app.get(CatalogueDecisions).acceptAdded(operator, code);
    }
  } finally {
    await app.close();
  }
}
