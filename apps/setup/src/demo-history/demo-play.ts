import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { CURRENCIES, type Currency } from '#libs/money/currency';
import type { Database } from '#libs/platform/database/database';

const DAY_MS = 86_400_000;
const DIGITS = JSON.stringify(
  Object.fromEntries(Object.entries(CURRENCIES).map(([code, { digits }]) => [code, digits])),
);

export interface Player {
  id: string;
  account: string;
}

interface Title {
  nodeId: number;
  vendor: string;
  gameCode: string;
}

/** A player's game session, as the vendor knows it. It is removed when the history is written. */
interface GameSession extends Title {
  player: Player;
  /** SHA-256 of the token, in hexadecimal. */
  token: string;
}

/** How a title pays here: factors of the stake and their chances. The return is about the title's declared one. */
const PAYS: Record<string, { factor: number; chance: number }> = {
  'river-dice': { factor: 1.98, chance: 0.5 },
  'lantern-reels': { factor: 4, chance: 0.24 },
};
const STAKES = [5000, 10_000, 20_000, 50_000];

/** Bets and wins of the demonstration, through the same function that accepts them from a vendor. */
export class DemoPlay {
  private readonly sessions: GameSession[] = [];

  constructor(
    private readonly database: Database,
    private readonly brand: string,
    private readonly currency: Currency,
    /** From 0 to below 1, the same sequence in each installation. */
    private readonly random: () => number,
  ) {}

  /** Opens a session for each player at each title from `since` on, as the owner of the tables. */
  async openSessions(owner: DataSource, players: readonly Player[], since: Date): Promise<void> {
    const titles: Title[] = await owner.query(
      'select node_id as "nodeId", vendor, game_code as "gameCode" from games.title where brand = $1 and game_code = any ($2)',
      [this.brand, Object.keys(PAYS)],
    );
    for (const player of players) {
      const session = randomUUID();
      const until = new Date(since.getTime() + 60 * DAY_MS);
      await owner.query(
        `insert into authentication.session (id, token_hash, person, role, brand, address, user_agent, started_at, seen_at, expires_at)
         values ($1, $2, $3, 'member', $4, 'demonstration', '', $5, $5, $6)`,
        [session, randomBytes(32), player.id, this.brand, since, until],
      );
      for (const title of titles) {
        const hash = createHash('sha256').update(randomBytes(32)).digest();
        await owner.query(
          `insert into games.launch (id, token_hash, brand, member, session, node_id, currency, demo, created_at,
             authenticate_before, authenticated_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, false, $8, $9, $8, $9)`,
          [randomUUID(), hash, this.brand, player.id, session, title.nodeId, this.currency, since, until],
        );
        this.sessions.push({ ...title, player, token: hash.toString('hex') });
      }
    }
  }

  /** Deletes the sessions, since no player was ever logged in by them. */
  async removeSessions(owner: DataSource): Promise<void> {
    const sessions = `select id from authentication.session where address = 'demonstration'`;
    await owner.query(`delete from games.launch where session in (${sessions})`);
    await owner.query(`delete from authentication.session where id in (${sessions})`);
  }

  /** Plays some rounds for every player at a moment of the past. */
  async playRound(at: Date): Promise<void> {
    const rounds = this.sessions.map((session) => this.roundOf(session));
    for (const items of [rounds.map(({ bet }) => bet), rounds.map(({ win }) => win)])
      await this.database.query('select games.apply_wallet($1::jsonb, $2, $3::jsonb)', [
        JSON.stringify(items),
        at,
        DIGITS,
      ]);
  }

  private roundOf({ player, token, vendor, gameCode }: GameSession) {
    const { factor, chance } = PAYS[gameCode] ?? { factor: 0, chance: 0 };
    const stake = STAKES[Math.floor(this.random() * STAKES.length)] ?? 0;
    const payout = this.random() < chance ? Math.round(stake * factor) : 0;
    const bet = {
      op: 'bet',
      vendor,
      brand: this.brand,
      user: player.id,
      currency: this.currency,
      token,
      game_code: gameCode,
      round: `demonstration-${randomUUID()}`,
      round_closed: false,
      tx: randomUUID(),
      reference: null as string | null,
      amount: stake,
      free: false,
      print: 'demonstration',
      request_uuid: randomUUID(),
    };
    const win = {
      ...bet,
      op: 'win',
      round_closed: true,
      tx: randomUUID(),
      reference: bet.tx,
      amount: payout,
    };
    return { bet, win };
  }
}
