import { Injectable } from '@nestjs/common';

/** A column of texts sealed by `InstallationSecret.seal`, or null. */
export interface SealedColumn {
  table: string;
  /** The primary key, as an SQL expression, and its type. */
  key: string;
  type: 'bigint' | 'text';
  column: string;
}

/** Contexts register here the data that has to be sealed again after a change of the installation's secret. */
@Injectable()
export class SealedData {
  readonly columns: SealedColumn[] = [
    { table: 'platform.encryption_key', key: 'kid', type: 'text', column: 'sealed_private' },
    { table: 'platform.hash_key', key: `(secret_id || ' ' || purpose)`, type: 'text', column: 'sealed_key' },
  ];
  /** Purposes of hashes that are compared for longer than a secret stays in the list. */
  readonly lastingHashes: string[] = [];
}
