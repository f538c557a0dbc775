import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AuthenticationModule, Session } from '#libs/authentication/index';
import { GamesModule } from '#libs/games/index';
import { Member, MembersModule } from '#libs/members/index';
import { NotificationsModule } from '#libs/notifications/index';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { DatabaseModule } from '#libs/platform/database/database.module';
import { DeliveryModule } from '#libs/platform/delivery/delivery.module';
import { LoggingModule } from '#libs/platform/logging/logging.module';
import { PlatformModule } from '#libs/platform/platform.module';
import { WakeUpsModule } from '#libs/platform/push/wake-ups.module';
import { SiteModule } from '#libs/site/index';
import { VerificationModule } from '#libs/verification/index';

/** The parts of the portal that read vendors' lists and decide about them. */
@Global()
@Module({})
export class CatalogueModule {
  static with(config: Config): DynamicModule {
    return {
      module: CatalogueModule,
      imports: [
        LoggingModule,
        DatabaseModule.with([Member, Session]),
        WakeUpsModule,
        PlatformModule,
        DeliveryModule,
        SiteModule,
        MembersModule,
        NotificationsModule,
        VerificationModule,
        AuthenticationModule,
        GamesModule,
      ],
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
