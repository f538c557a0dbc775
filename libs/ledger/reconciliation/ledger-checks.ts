import { Injectable } from '@nestjs/common';
import type { FindingAbout, FindingKind } from '../common/finding.js';

/** A difference that a check found. */
export interface Discrepancy {
  /** Null for all brands. */
  brand: string | null;
  /** The id of the account or transaction, or the number of the day. */
  place: string;
  about: FindingAbout;
  /** Null if `expected` and `found` are not amounts. */
  currency: string | null;
  /** Minor units, or hashes. */
  expected: string;
  found: string;
}

/** The part that a check has covered: places from `from` (inclusive) to `to` (exclusive). */
export interface Scope {
  kind: FindingKind;
  from: string;
  to: string;
}

/** Compares accounts with other records. */
export interface AccountCheck {
  kind: FindingKind;
  /** Compares the accounts with ids in this half-open range, in a single statement, so that it reads one snapshot. */
  compare(from: string, to: string): Promise<Discrepancy[]>;
}

/** Contexts register checks of accounts against their own tables here; the ledger itself only knows postings. */
@Injectable()
export class LedgerChecks {
  private readonly registered: AccountCheck[] = [];

  register(check: AccountCheck): void {
    this.registered.push(check);
  }

  all(): readonly AccountCheck[] {
    return this.registered;
  }
}
