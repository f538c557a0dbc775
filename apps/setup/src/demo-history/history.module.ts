import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AgencyModule, Contract } from '#libs/agency/index';
import { AuthenticationModule, Session } from '#libs/authentication/index';
import { BankAccount, CashierModule, Deposit, Tranche, Withdrawal } from '#libs/cashier/index';
import { LedgerModule } from '#libs/ledger/index';
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

/** The parts of the portal that a month of deposits, bets and salaries needs, with the test clock on. */
@Global()
@Module({})
export class HistoryModule {
  static with(config: Config): DynamicModule {
    return {
      module: HistoryModule,
      imports: [
        LoggingModule,
        DatabaseModule.with([Member, Session, Deposit, BankAccount, Withdrawal, Tranche, Contract]),
        WakeUpsModule,
        PlatformModule,
        DeliveryModule,
        SiteModule,
        MembersModule,
        NotificationsModule,
        VerificationModule,
        AuthenticationModule,
        LedgerModule,
        CashierModule,
        AgencyModule,
      ],
      providers: [{ provide: CONFIG, useValue: { ...config, TEST_CLOCK: true } }],
      exports: [CONFIG],
    };
  }
}
