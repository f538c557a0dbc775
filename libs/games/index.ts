export { BetRecord } from './bet-record.service.js';
export { BET_COLUMNS, BET_TABLES, type BetRow, betOf } from './bet-row.js';
export { Catalogue } from './catalogue.service.js';
export { GameMaintenance } from './game-maintenance.js';
export { GamesHttpModule, GamesJobsModule, GamesModule } from './games.module.js';
export { reconcileNightly, reconcileRecent } from './reconciliation.job-definitions.js';
export { Winners } from './winners.service.js';
