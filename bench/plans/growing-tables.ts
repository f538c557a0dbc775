/**
 * Tables that grow with members, play and time, and that have rows in the plans' database. None may be read completely.
 */
export const GROWING_TABLES: ReadonlySet<string> = new Set([
  'agency.bet_entry',
  'agency.contract',
  'agency.contract_tier',
  'agency.payout',
  'cashier.bank_account',
  'cashier.deposit',
  'cashier.deposit_step',
  'cashier.provider_event',
  'cashier.tranche',
  'cashier.transfer',
  'cashier.withdrawal',
  'games.launch',
  'games.round',
  'games.wallet_transaction',
  'members.ancestor',
  'members.member',
  'authentication.session',
  'ledger.account',
  'ledger.balance',
  'ledger.posting',
  'ledger.transaction',
  'messaging.message',
  'operations.member_note',
]);
