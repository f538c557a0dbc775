import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SealedData } from '#libs/platform/crypto/sealed-data';
import { RECOVERY_CODE } from './recovery-codes.js';

/** Registers what is encrypted or hashed with the installation's secret here, so that a change of the secret renews it. */
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
