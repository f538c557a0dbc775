import type { FindingKind } from '#libs/ledger/common/finding';

/** Phrase keys of the checks of the ledger. */
export const FINDING_LABELS = {
  balance: 'balance',
  hold: 'hold',
  suspense: 'suspense',
  debts: 'debts',
  transit: 'transit',
  'vendor-wallets': 'vendorWallets',
  sum: 'sum',
  'house-total': 'houseTotal',
  transaction: 'transaction',
  journal: 'journal',
} as const satisfies Record<FindingKind, string>;
