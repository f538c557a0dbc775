import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Hints } from './hints.js';
import { PostgresHints } from './postgres-hints.js';
import { RedisHints } from './redis-hints.js';

@Injectable()
class HintsLife implements OnApplicationShutdown {
  constructor(private readonly hints: Hints) {}

  onApplicationShutdown(): Promise<void> {
    return this.hints.close();
  }
}

@Global()
@Module({
  providers: [
    {
      provide: Hints,
      inject: [CONFIG],
      useFactory: (config: Config) =>
        config.REDIS_URL
          ? new RedisHints(config.REDIS_URL).connect()
          : new PostgresHints(config.DATABASE_URL).connect(),
    },
    HintsLife,
  ],
  exports: [Hints],
})
export class HintsModule {}
