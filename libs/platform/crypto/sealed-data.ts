import { Injectable } from '@nestjs/common';

/** A column of texts that `InstallationSecret.seal` made, or null. */
export interface SealedColumn {
  table: string;
  /** The primary key, as an expression in SQL, and its type. */
  key: string;
  type: 'bigint' | 'text';
  column: string;
}

/** Where contexts register what a change of the installation's secret has to move. */
@Injectable()
export class SealedData {
  readonly columns: SealedColumn[] = [
    { table: 'platform.encryption_key', key: 'kid', type: 'text', column: 'sealed_private' },
    { table: 'platform.hash_key', key: `(secret_id || ' ' || purpose)`, type: 'text', column: 'sealed_key' },
  ];
  /** Purposes of hashes that are compared for longer than a secret stays in the list. */
  readonly lastingHashes: string[] = [];
}
