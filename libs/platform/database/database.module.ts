import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { applicationSource } from './data-source.js';
import { Database } from './database.js';
import { DatabaseHealthMonitor } from './database-health-monitor.js';

@Injectable()
class DatabaseLifecycle implements OnApplicationShutdown {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DatabaseHealthMonitor) private readonly health: DatabaseHealthMonitor,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    this.health.stop();
    await this.database.close();
  }
}

@Global()
@Module({})
export class DatabaseModule {
  static with(entities: EntityTarget<ObjectLiteral>[]): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: Database,
          inject: [CONFIG],
          useFactory: async (config: Config) =>
            new Database(
              await applicationSource(config.DATABASE_URL, config.DATABASE_POOL, entities).initialize(),
            ),
        },
        {
          provide: DatabaseHealthMonitor,
          inject: [CONFIG],
          useFactory: (config: Config) => new DatabaseHealthMonitor(config.DATABASE_URL).start(),
        },
        DatabaseLifecycle,
      ],
      exports: [Database, DatabaseHealthMonitor],
    };
  }
}
