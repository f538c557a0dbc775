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
import { DatabasePulse } from './database-pulse.js';

@Injectable()
class DatabaseLife implements OnApplicationShutdown {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DatabasePulse) private readonly pulse: DatabasePulse,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    this.pulse.stop();
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
          provide: DatabasePulse,
          inject: [CONFIG],
          useFactory: (config: Config) => new DatabasePulse(config.DATABASE_URL).start(),
        },
        DatabaseLife,
      ],
      exports: [Database, DatabasePulse],
    };
  }
}
