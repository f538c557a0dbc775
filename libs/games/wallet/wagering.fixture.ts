import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import type { WalletReply } from '../common/wallet.calls.js';
import { fundSeat, seatMember } from './seat.fixture.js';
import type { BonusTerms } from './wagering-book.fixture.js';

/** Titles that these tests make games of a type. */
const TITLES: Readonly<Record<string, number>> = { RNG: 1008, LIVE: 1009, SPORTS: 1010, LIGHT: 1018 };
const START = new Date('2027-03-01T06:00:00Z');
const ZERO_BELOW = 100;

/** A member at the wallet's own SQL, with a clock of its own: every step is a second later than the one before. */
export class WageringTestbed {
  private seconds = 0;
  private readonly bets = new Map<string, { tx: string; amount: bigint }[]>();

  private constructor(
    private readonly db: TestDatabase,
    readonly member: string,
    private readonly tokens: ReadonlyMap<number, string>,
  ) {}

  /** Once for a database: the titles and their types. `LIGHT` is a game of type RNG whose stakes count 20 percent. */
  static async prepare(db: TestDatabase): Promise<void> {
    for (const [type, node] of Object.entries(TITLES))
      await db.query(
        `update games.title set game_type = $2, classify = 'x', bet_weight = $3, min_bet = 1, max_bet = 100000000,
           largest_win = 1000000000, maintenance = false where node_id = $1`,
        [node, type === 'LIGHT' ? 'RNG' : type, type === 'LIGHT' ? 20 : 100],
      );
  }

  static async open(db: TestDatabase): Promise<WageringTestbed> {
    const { member, tokens } = await seatMember(db, Object.values(TITLES), START);
    return new WageringTestbed(db, member, tokens);
  }

  /** Seconds since the beginning. */
  get now(): number {
    return this.seconds;
  }

  private at(): Date {
    this.seconds += 1;
    return new Date(START.getTime() + this.seconds * 1000);
  }

  async payIn(amount: bigint, times: bigint, plan: string | null, source: string): Promise<void> {
    const at = this.at();
    await fundSeat(this.db, this.member, amount, at);
    const required = (amount * times + 99n) / 100n;
    if (required > 0n)
      await this.db.query(`select wagering.open_requirement('mela', $1, 'BDT', $2, $3, $4, $5, $6, $7, $8)`, [
        this.member,
        source,
        randomUUID(),
        String(amount),
        String(required),
        plan,
        ZERO_BELOW,
        at,
      ]);
  }

  async grant({ amount, times, maxBet, counts, cap, lasts }: BonusTerms, plan: string | null): Promise<void> {
    await this.db.query(
      `select wagering.grant_bonus('mela', $1, 'BDT', 'reward', $2, $3, $4, $5, $6, $7, $8, $9, null, 'forfeit', $10, $11)`,
      [
        this.member,
        randomUUID(),
        String(amount),
        String((amount * times + 99n) / 100n),
        plan,
        maxBet === null ? null : String(maxBet),
        counts,
        cap === null ? null : String(cap),
        lasts / 86_400,
        ZERO_BELOW,
        this.at(),
      ],
    );
  }

  async endBonus(as: string): Promise<void> {
    await this.db.query(
      `select wagering.end_bonus(id, $2, $3) from wagering.open_bonus_view where member = $1`,
      [this.member, as, this.at()],
    );
  }

  async bet(round: string, type: string, amount: bigint): Promise<string> {
    const tx = randomUUID();
    const reply = await this.send('bet', { round, type, tx, amount });
    if (reply.status === 'RS_OK') this.betsOf(round).push({ tx, amount });
    return reply.status;
  }

  async win(round: string, type: string, amount: bigint, closes: boolean): Promise<void> {
    const reference = this.betsOf(round)[0]?.tx;
    const reply = await this.send('win', { round, type, tx: randomUUID(), amount, reference, closes });
    if (reply.status !== 'RS_OK') throw new Error(`a win was refused: ${reply.status}`);
  }

  async rollBack(round: string, type: string, index: number): Promise<void> {
    const [bet] = this.betsOf(round).splice(index, 1);
    const { tx: reference, amount } = bet ?? { tx: undefined, amount: 0n };
    const reply = await this.send('rollback', { round, type, tx: randomUUID(), amount, reference });
    if (reply.status !== 'RS_OK') throw new Error(`a rollback was refused: ${reply.status}`);
  }

  /** Lets so many seconds pass, and meets the deadlines up to then. */
  async pass(seconds: number): Promise<void> {
    this.seconds += seconds;
    const at = this.at();
    const due = await this.db.query<{ id: string }>(
      `select d.id from wagering.due_bonus_view d join wagering.requirement r on r.id = d.id where r.member = $1 and d.due_at <= $2`,
      [this.member, at],
    );
    for (const { id } of due) await this.db.query('select games.meet_bonus_deadline($1, $2)', [id, at]);
  }

  async amounts(): Promise<{ wallet: bigint; bonus: bigint }> {
    const rows = await this.db.query<{ kind: string; amount: string }>(
      `select a.kind, b.amount from ledger.account a join ledger.balance b on b.account = a.id where a.member = $1`,
      [this.member],
    );
    const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.amount ?? 0);
    return { wallet: of('wallet'), bonus: of('bonus') };
  }

  /** Source, status and what is done of each, in ten-thousandths of a minor unit; the oldest first. */
  async requirements(): Promise<string[]> {
    const rows = await this.db.query<{ text: string }>(
      `select source || ' ' || status || ' ' || done_e4 || ' of ' || required as text from wagering.requirement
       where member = $1 order by id`,
      [this.member],
    );
    return rows.map(({ text }) => text);
  }

  /** Everything that is wrong, calculated from the tables. */
  faults() {
    return this.db.query(
      `select 'currency' as what, null::bigint as id from ledger.posting group by currency having sum(amount) <> 0
       union all select 'balance', account from ledger.balance where amount < 0
       union all select 'done', r.id from wagering.requirement r
         left join (select requirement, sum(amount_e4) as sum from wagering.contribution group by 1) c on c.requirement = r.id
         where r.member = $1 and r.done_e4 <> coalesce(c.sum, 0)
       union all select 'bonus without a requirement', a.id from ledger.account a join ledger.balance b on b.account = a.id
         where a.member = $1 and a.kind = 'bonus' and b.amount > 0
           and not exists (select from wagering.open_bonus_view o where o.account = a.id)`,
      [this.member],
    );
  }

  /** Whether a bet of the round stands, to be won or rolled back. */
  hasBets(round: string): boolean {
    return this.betsOf(round).length > 0;
  }

  private betsOf(round: string): { tx: string; amount: bigint }[] {
    const bets = this.bets.get(round) ?? [];
    this.bets.set(round, bets);
    return bets;
  }

  private async send(
    op: string,
    fields: { round: string; type: string; tx: string; amount: bigint; reference?: string; closes?: boolean },
  ): Promise<WalletReply> {
    const { round, type, tx, amount, reference = null, closes = false } = fields;
    const [title] = await this.db.query<{ code: string }>(
      'select game_code as code from games.title where node_id = $1',
      [TITLES[type]],
    );
    const item = {
      op,
      vendor: 'STUDIO',
      brand: 'mela',
      user: this.member,
      currency: 'BDT',
      token: this.tokens.get(TITLES[type] ?? 0),
      game_code: title?.code,
      round: `${this.member}:${round}`,
      round_closed: closes,
      tx,
      reference,
      amount: Number(amount),
      valid_amount: null,
      free: false,
      reward: null,
      print: tx,
      request_uuid: randomUUID(),
    };
    const [row] = await this.db.query<{ applied: { replies: WalletReply[] } }>(
      `select games.apply_wallet($1::jsonb, $2, '{"BDT": 2}'::jsonb, true) as applied`,
      [JSON.stringify([item]), this.at()],
    );
    const [reply] = row?.applied.replies ?? [];
    if (!reply) throw new Error('a request was not answered');
    return reply;
  }
}
