import { Injectable } from '@nestjs/common';
import { Ledger } from '#libs/ledger/index';
import { parseAmount } from '#libs/money/amount';
import { type Currency, digitsOf } from '#libs/money/currency';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { deadlinesRunUntil } from '#libs/site/index';
import type { WalletReply, WalletStatus, walletAuthenticate } from '../common/wallet.calls.js';
import { launchTokenHash } from '../launches/launch-tokens.js';

type Fields = InputOf<typeof walletAuthenticate>;

const RUN_UNTIL = deadlinesRunUntil('l.brand', '$4::timestamptz');

interface GameSession {
  id: string;
  member: string;
  currency: Currency;
  nodeId: number;
  gameCode: string;
  status: string;
  expired: boolean;
  late: boolean;
  requestUuid: string | null;
  authenticated: boolean;
}

/** Uses of a launch token: one first `authenticate`, then the balance of this game session. */
@Injectable()
export class WalletSessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
  ) {}

  /** The same request again gets the same answer; any other second request is refused. */
  async authenticate(vendor: string, brand: string, fields: Fields): Promise<WalletReply> {
    const session = await this.find(vendor, brand, fields.token);
    const repeated = session?.authenticated === true && session.requestUuid === fields.request_uuid;
    if (!session || (session.authenticated && !repeated)) return refused(fields, 'RS_ERROR_INVALID_TOKEN');
    if (session.late && !repeated) return refused(fields, 'RS_ERROR_TOKEN_EXPIRED');
    const error = errorOf(session, fields);
    if (error) return refused(fields, error);
    if (!repeated && !(await this.markAuthenticated(session.id, fields.request_uuid)))
      return refused(fields, 'RS_ERROR_INVALID_TOKEN');
    return this.balanceReply(session, fields);
  }

  async balance(vendor: string, brand: string, fields: Fields): Promise<WalletReply> {
    const session = await this.find(vendor, brand, fields.token);
    if (!session?.authenticated) return refused(fields, 'RS_ERROR_INVALID_TOKEN');
    const error = errorOf(session, fields);
    return error ? refused(fields, error) : this.balanceReply(session, fields);
  }

  private async find(vendor: string, brand: string, token: string): Promise<GameSession | undefined> {
    const [session] = await this.database.query<GameSession>(
      `select l.id, l.member, l.currency, l.node_id as "nodeId", t.game_code as "gameCode", m.status, l.request_uuid as "requestUuid",
              l.authenticated_at is not null as authenticated, l.authenticate_before <= ${RUN_UNTIL} as late,
              l.expires_at <= ${RUN_UNTIL} or s.ended_at is not null or s.expires_at <= $4
                or l.superseded_at is not null as expired
       from games.launch l join games.title t on t.node_id = l.node_id
       join members.member_view m on m.id = l.member join authentication.session_view s on s.id = l.session
       where l.token_hash = $1 and l.brand = $2 and t.vendor = $3 and not l.demo`,
      [launchTokenHash(token), brand, vendor, this.clock.now()],
    );
    return session;
  }

  /** Of two concurrent requests one authenticates the session, and the other finds it authenticated. */
  private async markAuthenticated(launch: string, requestUuid: string): Promise<boolean> {
    const [done] = await this.database.query<{ begun: boolean }>(
      `with begun as (
         update games.launch set authenticated_at = $2, request_uuid = $3
         where id = $1 and authenticated_at is null returning 1
       ) select exists (select from begun) or exists (
         select from games.launch where id = $1 and request_uuid = $3) as begun`,
      [launch, this.clock.now(), requestUuid],
    );
    return done?.begun === true;
  }

  private async balanceReply(session: GameSession, { request_uuid }: Fields): Promise<WalletReply> {
    const stored = await this.ledger.balanceOf(session.member, session.currency);
    const minor =
      parseAmount(stored?.balance ?? '0', session.currency) + BigInt(await this.playableBonus(session));
    return {
      status: 'RS_OK',
      request_uuid,
      user: session.member,
      currency: session.currency,
      balance: Number(minor) * 10 ** (5 - digitsOf(session.currency)),
    };
  }

  /** Bonus money that may be staked on this game, in minor units. */
  private async playableBonus({ member, currency, nodeId }: GameSession): Promise<string> {
    const [row] = await this.database.query<{ amount: string }>(
      `select wagering.playable_bonus($1, $2, game_type, classify, ${databaseNow('$4')}) as amount
       from games.title where node_id = $3`,
      [member, currency, nodeId, this.clock.offsetMs],
    );
    return row?.amount ?? '0';
  }
}

export function refused(fields: { request_uuid: string } | undefined, status: WalletStatus): WalletReply {
  return { status, request_uuid: fields?.request_uuid };
}

function errorOf(session: GameSession, { user, currency, game_code }: Fields): WalletStatus | null {
  if (user !== undefined && user !== session.member) return 'RS_ERROR_INVALID_TOKEN';
  if (game_code !== undefined && game_code !== session.gameCode) return 'RS_ERROR_INVALID_GAME';
  if (currency !== undefined && currency !== session.currency) return 'RS_ERROR_WRONG_CURRENCY';
  // Whoever is disabled has no session any more, and the vendor is told the reason.
  if (session.status !== 'active') return 'RS_ERROR_USER_DISABLED';
  if (session.expired) return 'RS_ERROR_TOKEN_EXPIRED';
  return null;
}
