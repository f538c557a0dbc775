import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { Boards } from '#libs/platform/push/boards';
import { BrandRegistry } from '#libs/site/index';
import { Bonuses } from '#libs/wagering/index';
import { betSettled } from '../common/bet.events.js';
import { winnersUpdated } from '../common/winners.events.js';
import { type Finding, Findings } from '../reconciliation/findings.js';
import { BET_COLUMNS, BET_TABLES, type BetRow, betOf } from '../records/bet-row.js';
import { GameVendors } from '../vendors/game-vendors.js';
import type { VendorWallet } from '../vendors/transfer-vendor.js';
import { protocolAmountOf, wholeMinorUnitsOf } from '../wallet/protocol-amount.js';
import { BetReader } from './bet-reader.js';

interface WalletRow {
  id: string;
  member: string;
  currency: Currency;
  revision: number;
}

interface Answered {
  row: WalletRow;
  said: VendorWallet;
}

/** A wallet with what was read until it can be compared. */
interface Compared extends Answered {
  /** The cursor up to which bets are recorded. */
  end: string;
  /** Bets that the balance does not contain. */
  later: string[];
}

/** What is left of each requirement and bonus that a round counts towards, in minor units. */
interface Counted {
  counted: { id: string; left: string }[] | null;
}

/** How many wallets of a vendor are compared at once. */
const TOGETHER = 20;

/**
 * Compares what a vendor says a wallet has with the portal's arithmetic: balance and stakes under way are accepted deposits,
 * less withdrawals and stakes, plus wins, of all bets up to the cursor that the vendor names. Only while both are equal, the
 * bets up to there are counted; otherwise they wait, and operators see the wallet.
 */
@Injectable()
export class WalletEquation {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
    private readonly reader: BetReader,
    private readonly findings: Findings,
    private readonly events: Events,
    private readonly bonuses: Bonuses,
    private readonly boards: Boards,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reads the vendor's bets, and counts those that wait. @throws Error if the vendor does not answer */
  async countBets(brand: string, code: string): Promise<void> {
    await this.reader.read(brand, code);
    const waiting = `exists (select from games.round r where r.brand = w.brand and r.vendor = w.vendor and r.member = w.member
      and r.currency = w.currency and r.bet_id is not null and r.status = 'open')`;
    await this.compare(brand, code, waiting, []);
  }

  /** Compares the wallets whose transfers ended since then, in business time. @throws Error if the vendor does not answer */
  async compareSince(brand: string, code: string, since: Date): Promise<void> {
    const moved = `exists (select from games.wallet_transfer t where t.brand = w.brand and t.vendor = w.vendor
      and t.member = w.member and t.currency = w.currency and t.ended_at >= $4)`;
    await this.compare(brand, code, moved, [since]);
  }

  private async compare(
    brand: string,
    code: string,
    condition: string,
    parameters: unknown[],
  ): Promise<void> {
    for (let last = '0'; ; ) {
      const rows = await this.database.query<WalletRow>(
        `select id, member, currency, revision from games.vendor_wallet w
         where brand = $1 and vendor = $2 and member > $3 and ${condition} order by member limit ${TOGETHER}`,
        [brand, code, last, ...parameters],
      );
      await this.compareTogether(brand, code, await this.ask(brand, code, rows));
      const end = rows.at(-1);
      if (!end || rows.length < TOGETHER) return;
      last = end.member;
    }
  }

  /** Wallets without an answer are left for the next run. */
  private async ask(brand: string, code: string, rows: WalletRow[]): Promise<Answered[]> {
    const vendor = this.vendors.transfer(brand, code);
    const operator = this.brands.byId(brand).settings.merchantCode;
    const answers = rows.map(async (row): Promise<Answered[]> => {
      const said = await vendor?.wallet(operator, row.member, row.currency).catch((error: unknown) => {
        this.logger.warn({ err: error, vendor: code, brand }, 'a vendor did not say the balance of a wallet');
      });
      return said ? [{ row, said }] : [];
    });
    return (await Promise.all(answers)).flat();
  }

  /**
   * Cursors have no order, so which bets a balance contains is found like this: after the balances, all bets are read, so that
   * none up to a named cursor is missing; then those that come after it are asked for, and left out.
   */
  private async compareTogether(brand: string, code: string, answers: Answered[]): Promise<void> {
    if (answers.length === 0) return;
    const end = await this.reader.read(brand, code);
    if (end === undefined) return;
    const later = new Map<string, string[] | undefined>([[end, []]]);
    for (const { row, said } of answers) {
      if (!later.has(said.bets)) later.set(said.bets, await this.reader.idsAfter(brand, code, said.bets));
      const ids = later.get(said.bets);
      if (ids) await this.conclude(brand, code, { row, said, end, later: ids });
    }
  }

  private async conclude(brand: string, code: string, compared: Compared): Promise<void> {
    const { row, said, later } = compared;
    await this.database.transaction(async () => {
      // A transfer began or ended, or bets were recorded, while the vendor was asked: the next run compares.
      if (!(await this.lockUnchanged(brand, code, compared))) return;
      await this.store(row, said);
      const theirs = BigInt(said.balance) + BigInt(said.at_stake);
      const ours = protocolAmountOf(await this.arithmetic(row, later), row.currency);
      const differs: Finding[] =
        ours === theirs ? [] : [{ transactionUuid: row.id, kind: 'wallet_differs', ours, theirs }];
      await this.findings.store(brand, code, differs, [row.id]);
      if (differs.length === 0) await this.count(brand, row, later);
    });
  }

  private async lockUnchanged(brand: string, code: string, { row, end }: Compared): Promise<boolean> {
    const reading = await this.database.query(
      'select 1 from games.bet_reading where brand = $1 and vendor = $2 and cursor = $3 for share',
      [brand, code, end],
    );
    const wallet = await this.database.query(
      'select 1 from games.vendor_wallet where id = $1 and revision = $2 for update',
      [row.id, row.revision],
    );
    const open = await this.database.query(
      `select 1 from games.wallet_transfer where member = $1 and vendor = $2 and state = 'sent'`,
      [row.member, code],
    );
    return reading.length > 0 && wallet.length > 0 && open.length === 0;
  }

  /** What the wallet has by the portal's arithmetic without the later bets, in minor units. */
  private async arithmetic({ id }: WalletRow, later: string[]): Promise<bigint> {
    const [row] = await this.database.query<{ amount: string }>(
      `select w.transferred_in - w.transferred_out - w.staked + w.won + (
           select coalesce(sum(r.stake - r.payout), 0) from games.round r
           where r.brand = w.brand and r.vendor = w.vendor and r.bet_id = any($2) and r.member = w.member
             and r.currency = w.currency) as amount
       from games.vendor_wallet w where w.id = $1`,
      [id, later],
    );
    return BigInt(row?.amount ?? 0);
  }

  private async store({ id, currency }: WalletRow, { balance, at_stake }: VendorWallet): Promise<void> {
    await this.database.query(
      `update games.vendor_wallet set balance = $2, at_stake = $3, said_at = ${databaseNow('$4')} where id = $1`,
      [
        id,
        wholeMinorUnitsOf(balance, currency).toString(),
        wholeMinorUnitsOf(at_stake, currency).toString(),
        this.clock.offsetMs,
      ],
    );
  }

  private async count(brand: string, { id, member, currency }: WalletRow, later: string[]): Promise<void> {
    const [counted] = await this.database.query<{ rounds: string[]; moved: boolean; at: Date }>(
      `select rounds, moved, at from (select ${databaseNow('$3')} as at) now, games.count_bets($1, $2, at)`,
      [id, later, this.clock.offsetMs],
    );
    const rounds = await this.database.query<BetRow & Counted>(
      `select ${BET_COLUMNS}, (select jsonb_agg(jsonb_build_object('id', c.id::text, 'left', c."left"::text) order by c.id)
         from wagering.counted_view c where c.round = r.id) as counted
       from ${BET_TABLES} where r.id = any($1::bigint[]) order by r.id`,
      [counted?.rounds],
    );
    for (const round of rounds)
      await this.events.append(betSettled, member, brand, { ...betOf(round), ...wageringOf(round) });
    if (counted?.moved) await this.bonuses.publishChanges({ brand, member, currency }, counted.at);
    if (rounds.some(({ payout, stake }) => BigInt(payout) > BigInt(stake)))
      this.boards.changed(winnersUpdated, brand);
  }
}

function wageringOf({ counted, currency }: BetRow & Counted) {
  if (counted === null) return {};
  return { wagering: counted.map(({ id, left }) => ({ id, left: toWire(BigInt(left), currency) })) };
}
