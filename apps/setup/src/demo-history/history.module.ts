import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AgencyModule, Contract } from '#libs/agency/index';
import { BankAccount, CashierModule, Deposit, Tranche, Withdrawal } from '#libs/cashier/index';
import { IdentityModule, Member, Session } from '#libs/identity/index';
import { LedgerModule } from '#libs/ledger/index';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { DatabaseModule } from '#libs/platform/database/database.module';
import { LoggingModule } from '#libs/platform/logging/logging.module';
import { PlatformModule } from '#libs/platform/platform.module';
import { PostModule } from '#libs/platform/post/post.module';
import { HintsModule } from '#libs/platform/push/hints.module';
import { SiteModule } from '#libs/site/index';

/** What a month of deposits, bets and salaries needs of the portal, with the test clock on to live through it. */
@Global()
@Module({})
export class HistoryModule {
  static with(config: Config): DynamicModule {
    return {
      module: HistoryModule,
      imports: [
        LoggingModule,
        DatabaseModule.with([Member, Session, Deposit, BankAccount, Withdrawal, Tranche, Contract]),
        HintsModule,
        PlatformModule,
        PostModule,
        SiteModule,
        IdentityModule,
        LedgerModule,
        CashierModule,
        AgencyModule,
      ],
      providers: [{ provide: CONFIG, useValue: { ...config, TEST_CLOCK: true } }],
      exports: [CONFIG],
    };
  }
}
