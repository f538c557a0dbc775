import type { FindingKind } from '#libs/ledger/common/finding';

/** The keys of the words for each check of the books. */
export const FINDING_WORDS = {
  balance: 'balance',
  hold: 'hold',
  suspense: 'suspense',
  sum: 'sum',
  'house-total': 'houseTotal',
  transaction: 'transaction',
  journal: 'journal',
} as const satisfies Record<FindingKind, string>;
