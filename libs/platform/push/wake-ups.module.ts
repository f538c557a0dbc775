import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { PostgresWakeUps } from './postgres-wake-ups.js';
import { RedisWakeUps } from './redis-wake-ups.js';
import { WakeUps } from './wake-ups.js';

@Injectable()
class WakeUpsLifecycle implements OnApplicationShutdown {
  constructor(private readonly wakeUps: WakeUps) {}

  onApplicationShutdown(): Promise<void> {
    return this.wakeUps.close();
  }
}

@Global()
@Module({
  providers: [
    {
      provide: WakeUps,
      inject: [CONFIG],
      useFactory: (config: Config) =>
        config.REDIS_URL
          ? new RedisWakeUps(config.REDIS_URL).connect()
          : new PostgresWakeUps(config.DATABASE_URL).connect(),
    },
    WakeUpsLifecycle,
  ],
  exports: [WakeUps],
})
export class WakeUpsModule {}
