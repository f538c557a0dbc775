import pg from 'pg';
import { DataSource } from 'typeorm';
import { Contracts1763200400000 } from '#libs/agency/migrations/1763200400000-contracts';
import { RegistrationLinks1763200401000 } from '#libs/agency/migrations/1763200401000-registration-links';
import { Settlement1763200401000 } from '#libs/agency/migrations/1763200401000-settlement';
import { SettlementSteps1764220000000 } from '#libs/agency/migrations/1764220000000-settlement-steps';
import { HouseContracts1764250400000 } from '#libs/agency/migrations/1764250400000-house-contracts';
import { Cashier1763000300000 } from '#libs/cashier/migrations/1763000300000-cashier';
import { Withdrawals1763100300000 } from '#libs/cashier/migrations/1763100300000-withdrawals';
import { Transfers1763200300000 } from '#libs/cashier/migrations/1763200300000-transfers';
import { WithdrawalApprover1764040000000 } from '#libs/cashier/migrations/1764040000000-withdrawal-approver';
import { UnmatchedPayments1764040001000 } from '#libs/cashier/migrations/1764040001000-unmatched-payments';
import { SummedApprovals1764210000000 } from '#libs/cashier/migrations/1764210000000-summed-approvals';
import { WaitingCases1764250300000 } from '#libs/cashier/migrations/1764250300000-waiting-cases';
import { Games1763000350000 } from '#libs/games/migrations/1763000350000-games';
import { Play1763100350000 } from '#libs/games/migrations/1763100350000-play';
import { Wallet1763100351000 } from '#libs/games/migrations/1763100351000-wallet';
import { WalletRaces1763100352000 } from '#libs/games/migrations/1763100352000-wallet-races';
import { WalletActivity1763100353000 } from '#libs/games/migrations/1763100353000-wallet-activity';
import { TransactionWritten1763100354000 } from '#libs/games/migrations/1763100354000-transaction-written';
import { RoundEdges1763200300000 } from '#libs/games/migrations/1763200300000-round-edges';
import { RoundsByTime1763200352000 } from '#libs/games/migrations/1763200352000-rounds-by-time';
import { LaunchAge1764050350000 } from '#libs/games/migrations/1764050350000-launch-age';
import { WalletInSets1764230350000 } from '#libs/games/migrations/1764230350000-wallet-in-sets';
import { WinnersByHour1764250350000 } from '#libs/games/migrations/1764250350000-winners-by-hour';
import { RoundsOfTeams1764250351000 } from '#libs/games/migrations/1764250351000-rounds-of-teams';
import { CatalogueVersion1764300350000 } from '#libs/games/migrations/1764300350000-catalogue-version';
import { Identity1763000150000 } from '#libs/identity/migrations/1763000150000-identity';
import { OperatorCodes1763100150000 } from '#libs/identity/migrations/1763100150000-operator-codes';
import { PaymentPassword1763100150500 } from '#libs/identity/migrations/1763100150500-payment-password';
import { Invitations1763200150000 } from '#libs/identity/migrations/1763200150000-invitations';
import { FrontDoor1763300150000 } from '#libs/identity/migrations/1763300150000-front-door';
import { LoginAddresses1763400150000 } from '#libs/identity/migrations/1763400150000-login-addresses';
import { SealedOperatorSecrets1763500150000 } from '#libs/identity/migrations/1763500150000-sealed-operator-secrets';
import { SecondFactor1764020000000 } from '#libs/identity/migrations/1764020000000-second-factor';
import { FactorResets1764020100000 } from '#libs/identity/migrations/1764020100000-factor-resets';
import { StatusAudit1764030000000 } from '#libs/identity/migrations/1764030000000-status-audit';
import { CodeAskers1764030000001 } from '#libs/identity/migrations/1764030000001-code-askers';
import { ResealedOperators1764030000003 } from '#libs/identity/migrations/1764030000003-resealed-operators';
import { IdentityAge1764050150000 } from '#libs/identity/migrations/1764050150000-identity-age';
import { MembersBelow1764250150000 } from '#libs/identity/migrations/1764250150000-members-below';
import { Ledger1763000200000 } from '#libs/ledger/migrations/1763000200000-ledger';
import { Turnover1763100200000 } from '#libs/ledger/migrations/1763100200000-turnover';
import { OutgoingFreeze1763200200000 } from '#libs/ledger/migrations/1763200200000-outgoing-freeze';
import { Reconciliation1764050200000 } from '#libs/ledger/migrations/1764050200000-reconciliation';
import { FindingCurrency1764210001000 } from '#libs/ledger/migrations/1764210001000-finding-currency';
import { PostingInSets1764230200000 } from '#libs/ledger/migrations/1764230200000-posting-in-sets';
import { ReferencesWithoutPlay1764230201000 } from '#libs/ledger/migrations/1764230201000-references-without-play';
import { WalletsOfTeams1764250200000 } from '#libs/ledger/migrations/1764250200000-wallets-of-teams';
import { Messaging1763000400000 } from '#libs/messaging/migrations/1763000400000-messaging';
import { Obstacle } from '#libs/platform/lifecycle/obstacle';
import { Platform1763000000000 } from '#libs/platform/migrations/1763000000000-platform';
import { Limits1763300000000 } from '#libs/platform/migrations/1763300000000-limits';
import { HashKeys1764030000002 } from '#libs/platform/migrations/1764030000002-hash-keys';
import { Partitions1764050000000 } from '#libs/platform/migrations/1764050000000-partitions';
import { BlankFingerprints1764090000000 } from '#libs/platform/migrations/1764090000000-blank-fingerprints';
import { OutboxBatches1764230000000 } from '#libs/platform/migrations/1764230000000-outbox-batches';
import { DueAttempts1764240000000 } from '#libs/platform/migrations/1764240000000-due-attempts';
import { ensureApplicationRole } from '#libs/platform/migrations/role';
import { Site1763000100000 } from '#libs/site/migrations/1763000100000-site';
import { StudioNotice1764070000000 } from '#libs/site/migrations/1764070000000-studio-notice';
import { ContentVersion1764300000000 } from '#libs/site/migrations/1764300000000-content-version';

const MIGRATIONS = [
  Platform1763000000000,
  Site1763000100000,
  Identity1763000150000,
  Ledger1763000200000,
  Cashier1763000300000,
  Games1763000350000,
  Messaging1763000400000,
  PaymentPassword1763100150500,
  Turnover1763100200000,
  Withdrawals1763100300000,
  Play1763100350000,
  OperatorCodes1763100150000,
  Wallet1763100351000,
  WalletRaces1763100352000,
  WalletActivity1763100353000,
  TransactionWritten1763100354000,
  OutgoingFreeze1763200200000,
  Invitations1763200150000,
  RoundEdges1763200300000,
  Transfers1763200300000,
  RoundsByTime1763200352000,
  Contracts1763200400000,
  RegistrationLinks1763200401000,
  Settlement1763200401000,
  Limits1763300000000,
  FrontDoor1763300150000,
  LoginAddresses1763400150000,
  SealedOperatorSecrets1763500150000,
  StatusAudit1764030000000,
  CodeAskers1764030000001,
  WithdrawalApprover1764040000000,
  StudioNotice1764070000000,
  BlankFingerprints1764090000000,
  Partitions1764050000000,
  IdentityAge1764050150000,
  LaunchAge1764050350000,
  SecondFactor1764020000000,
  UnmatchedPayments1764040001000,
  Reconciliation1764050200000,
  FactorResets1764020100000,
  HashKeys1764030000002,
  ResealedOperators1764030000003,
  SummedApprovals1764210000000,
  FindingCurrency1764210001000,
  OutboxBatches1764230000000,
  PostingInSets1764230200000,
  ReferencesWithoutPlay1764230201000,
  WalletInSets1764230350000,
  SettlementSteps1764220000000,
  MembersBelow1764250150000,
  WinnersByHour1764250350000,
  RoundsOfTeams1764250351000,
  WaitingCases1764250300000,
  HouseContracts1764250400000,
  WalletsOfTeams1764250200000,
  ContentVersion1764300000000,
  CatalogueVersion1764300350000,
  DueAttempts1764240000000,
];

const PATIENCE_MS = 8_000;

/** A connection as the database's owner, who alone may change its shape. @throws Obstacle where there is none */
export async function connectAsOwner(url: string): Promise<DataSource> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  try {
    await client.connect().catch((error: unknown) => {
      throw unreachable(url, error);
    });
    await ensureApplicationRole(client);
  } finally {
    await client.end();
  }
  return new DataSource({
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTableName: 'migration',
  }).initialize();
}

/** Says where nobody answered or what was refused, without the password. A name with two addresses fails twice. */
function unreachable(url: string, error: unknown): Obstacle {
  const causes = error instanceof AggregateError ? error.errors : [error];
  const reasons = causes.map((cause) => (cause instanceof Error ? cause.message : String(cause)));
  const { host, pathname } = new URL(url);
  return new Obstacle(`no connection to ${host}${pathname}, which DATABASE_URL names: ${reasons.join(', ')}`);
}

/** @throws Obstacle where a newer version of this software was here already; then nothing is changed */
export async function migrate(database: DataSource): Promise<void> {
  await refuseNewer(database);
  await database.runMigrations({ transaction: 'each' });
}

/** What this version does not know, a newer one has made: its tables may mean something else. */
async function refuseNewer(database: DataSource): Promise<void> {
  const [made] = await database.query(`select to_regclass('migration') is not null as once`);
  if (!made.once) return;
  const ours = MIGRATIONS.map(({ name }) => name);
  const [newer]: { name: string }[] = await database.query(
    'select name from migration where name <> all($1::text[]) order by timestamp desc limit 1',
    [ours],
  );
  if (!newer) return;
  const newest = ours.reduce((one, other) => (timeOf(one) > timeOf(other) ? one : other));
  throw new Obstacle(
    `the database is at version ${timeOf(newer.name)} (${newer.name}), and this software at ${timeOf(newest)} (${newest}): ` +
      'start the newer software, or restore a backup from before it',
  );
}

/** The moment that a migration is named with, in milliseconds. */
const timeOf = (name: string): number => Number(/\d{13}$/.exec(name)?.[0] ?? 0);
