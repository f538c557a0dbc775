export { Catalogue } from './catalogue/catalogue.service.js';
export { GameMaintenance } from './catalogue/game-maintenance.js';
export { CatalogueChanges } from './catalogue-feed/catalogue-changes.js';
export { CatalogueDecisions } from './catalogue-feed/catalogue-decisions.js';
export { readCatalogues } from './catalogue-feed/catalogue-feed.job-definitions.js';
export { CatalogueReader } from './catalogue-feed/catalogue-reader.js';
export { BetIntake } from './feed/bet-intake.js';
export { takeBets, takeLateBets } from './feed/feed.job-definitions.js';
export type { FeedPosition } from './feed/feed-position.js';
export { FeedReaders, type FeedWindow } from './feed/feed-readers.js';
export {
  type FreeRoundGrant,
  GrantError,
  type GrantedFreeRounds,
  type VendorState,
} from './free-rounds/free-round-grant.js';
export { FreeRounds } from './free-rounds/free-rounds.js';
export { GamesHttpModule, GamesJobsModule, GamesModule } from './games.module.js';
export { FindingQueries } from './reconciliation/finding-queries.js';
export { reconcileNightly, reconcileRecent } from './reconciliation/reconciliation.job-definitions.js';
export { BetRecord } from './records/bet-record.service.js';
export { BET_COLUMNS, BET_TABLES, type BetRow, betOf } from './records/bet-row.js';
export { Winners } from './records/winners.service.js';
export { TitleEditing } from './titles/title-editing.js';
export { TitleList } from './titles/title-list.js';
export { isInRegion, type Region, regionOf, TitleRegions } from './titles/title-regions.js';
export { readVendorBets } from './transfer-wallets/bet.job-definitions.js';
export { askTransfer } from './transfer-wallets/transfer.job-definitions.js';
export { VendorWallets } from './transfer-wallets/vendor-wallets.js';
export { meetBonusDeadline } from './wallet/bonus-deadline.job-definitions.js';
export { HouseEvents } from './wallet/house-events.js';
export {
  CURRENCY_DIGITS,
  type HouseItem,
  type HouseRound,
  houseBet,
  houseEnd,
  houseRollback,
} from './wallet/house-items.js';
