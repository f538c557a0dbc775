import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SealedData } from '#libs/platform/crypto/sealed-data';
import { RECOVERY_CODE } from './recovery-codes.js';

/** What a change of the installation's secret has to move of members and operators. */
@Injectable()
export class SealedColumns implements OnModuleInit {
  constructor(private readonly data: SealedData) {}

  onModuleInit(): void {
    this.data.columns.push(
      { table: 'authentication.totp', key: 'member', type: 'bigint', column: 'sealed_secret' },
      { table: 'authentication.operator', key: 'id', type: 'bigint', column: 'sealed_totp_secret' },
    );
    this.data.lastingHashes.push(RECOVERY_CODE);
  }
}
