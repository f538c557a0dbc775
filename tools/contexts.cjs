/**
 * The contexts in `libs/`, from the top: each may know those in the rows below it, and none in its own row. The checks of
 * imports (`.dependency-cruiser.cjs`) and of SQL (`apps/setup/src/sql-boundaries.spec.ts`) read it.
 */
const rows = [
  ['portal'],
  ['operations'],
  ['agency', 'rewards', 'lottery'],
  ['cashier', 'games', 'messaging'],
  ['wagering'],
  ['safer-play'],
  ['ledger'],
  ['authentication'],
  ['verification'],
  ['notifications'],
  ['members'],
  ['site'],
  ['money'],
  ['platform'],
];

module.exports = { rows };
