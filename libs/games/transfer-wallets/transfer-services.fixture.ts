import pino from 'pino';
import { Ledger } from '#libs/ledger/index';
import { Audit } from '#libs/platform/audit/audit';
import { Boards } from '#libs/platform/push/boards';
import { createTestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { createBonuses } from '#libs/wagering/bonus.fixture';
import { FindingQueries } from '../reconciliation/finding-queries.js';
import { Findings } from '../reconciliation/findings.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { BetReader } from './bet-reader.js';
import { BetRecorder } from './bet-recorder.js';
import { DELTA_SECRET } from './fake-transfer-vendor.fixture.js';
import type { TransferTestbed } from './transfer.fixture.js';
import { TransferCarrier } from './transfer-carrier.js';
import { TransferComparison } from './transfer-comparison.js';
import { TransferEnds } from './transfer-ends.js';
import { TransferInquiries } from './transfer-inquiries.js';
import { TransferOrders } from './transfer-orders.js';
import { VendorConnections } from './vendor-connections.js';
import { VendorWalletRows } from './vendor-wallet-rows.js';
import { WalletEquation } from './wallet-equation.js';
import { WalletMoney } from './wallet-money.js';

/** The services of transfer wallets in the test's own process, wired by hand. */
export async function createTransferServices({ db, vendor }: TransferTestbed) {
  const parts = await createTestParts(db.url);
  const { database, clock, events } = parts;
  const brands = new BrandRegistry(database);
  await brands.onModuleInit();
  const connection = { url: vendor.studio.url, secrets: [DELTA_SECRET], addresses: [], hosts: [] };
  const vendors = new GameVendors(
    { ...parts.config, vendors: { DELTA: connection } },
    clock,
    brands,
    database,
  );
  await vendors.onModuleInit();
  const silent = pino({ enabled: false });
  const ledger = new Ledger(database, events, clock);
  const rows = new VendorWalletRows(database, clock, events);
  const money = new WalletMoney(ledger);
  const findings = new Findings(database, clock, new Audit(database, clock));
  const ends = new TransferEnds(database, clock, rows, money, findings);
  const connections = new VendorConnections(brands, vendors);
  const inquiries = new TransferInquiries(database, clock, connections, ends, findings, silent);
  const carrier = new TransferCarrier(connections, ends, inquiries, silent);
  const recorder = new BetRecorder(database, clock, brands, ledger, findings);
  const reader = new BetReader(database, clock, brands, vendors, recorder);
  const boards = new Boards(database, parts.wakeUps);
  const equation = new WalletEquation(
    database,
    clock,
    brands,
    vendors,
    reader,
    findings,
    events,
    (await createBonuses(parts)).bonuses,
    boards,
    silent,
  );
  const comparison = new TransferComparison(
    database,
    clock,
    brands,
    vendors,
    connections,
    equation,
    findings,
    silent,
  );
  /** Orders whose requests `sender` sends. */
  const ordersBy = (sender: Pick<TransferCarrier, 'send'>) =>
    new TransferOrders(database, clock, brands, vendors, sender as TransferCarrier, money, rows);
  const findingList = new FindingQueries(database, brands);
  return { parts, findingList, inquiries, carrier, reader, equation, comparison, ordersBy };
}

export type TransferServices = Awaited<ReturnType<typeof createTransferServices>>;
