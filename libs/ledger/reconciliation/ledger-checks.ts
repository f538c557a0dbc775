import { Injectable } from '@nestjs/common';
import type { FindingAbout, FindingKind } from '../common/finding.js';

/** One difference, as a check found it. */
export interface Discrepancy {
  /** Null: of all brands. */
  brand: string | null;
  /** The account, transaction or day where it lies. */
  place: string;
  about: FindingAbout;
  /** Null: `expected` and `found` are no amounts. */
  currency: string | null;
  /** Minor units, or hashes. */
  expected: string;
  found: string;
}

/** Which part of the books was gone through: places from `from` up to, but without, `to`. */
export interface Scope {
  kind: FindingKind;
  from: string;
  to: string;
}

/** Compares something with accounts. */
export interface AccountCheck {
  kind: FindingKind;
  /** Of the accounts with ids in this half-open range, in a single statement, so that it sees one moment. */
  compare(from: string, to: string): Promise<Discrepancy[]>;
}

/** Where contexts register what they know of accounts; the ledger itself knows of postings alone. */
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
