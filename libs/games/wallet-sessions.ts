import { Injectable } from '@nestjs/common';
import { Ledger } from '#libs/ledger/index';
import { parseAmount } from '#libs/money/amount';
import { type Currency, digitsOf } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { WalletReply, WalletStatus, walletAuthenticate } from './common/wallet.calls.js';
import { launchTokenHash } from './launch.service.js';

type Fields = InputOf<typeof walletAuthenticate>;

interface Sitting {
  id: string;
  member: string;
  currency: Currency;
  gameCode: string;
  status: string;
  over: boolean;
  late: boolean;
  requestUuid: string | null;
  begun: boolean;
}

/** What a launch token opens: one first `authenticate`, then the balance of this sitting. */
@Injectable()
export class WalletSessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
  ) {}

  /** The same request again gets the same answer; any other second one is refused. */
  async authenticate(vendor: string, brand: string, fields: Fields): Promise<WalletReply> {
    const sitting = await this.find(vendor, brand, fields.token);
    const repeated = sitting?.begun === true && sitting.requestUuid === fields.request_uuid;
    if (!sitting || (sitting.begun && !repeated)) return refused(fields, 'RS_ERROR_INVALID_TOKEN');
    if (sitting.late && !repeated) return refused(fields, 'RS_ERROR_TOKEN_EXPIRED');
    const fault = faultOf(sitting, fields);
    if (fault) return refused(fields, fault);
    if (!repeated && !(await this.begin(sitting.id, fields.request_uuid)))
      return refused(fields, 'RS_ERROR_INVALID_TOKEN');
    return this.balanceReply(sitting, fields);
  }

  async balance(vendor: string, brand: string, fields: Fields): Promise<WalletReply> {
    const sitting = await this.find(vendor, brand, fields.token);
    if (!sitting?.begun) return refused(fields, 'RS_ERROR_INVALID_TOKEN');
    const fault = faultOf(sitting, fields);
    return fault ? refused(fields, fault) : this.balanceReply(sitting, fields);
  }

  private async find(vendor: string, brand: string, token: string): Promise<Sitting | undefined> {
    const [sitting] = await this.database.query<Sitting>(
      `select l.id, l.member, l.currency, t.game_code as "gameCode", m.status, l.request_uuid as "requestUuid",
              l.authenticated_at is not null as begun, l.authenticate_before <= $4 as late,
              l.expires_at <= $4 or s.ended_at is not null or s.expires_at <= $4 as over
       from games.launch l join games.title t on t.node_id = l.node_id
       join identity.member m on m.id = l.member join identity.session s on s.id = l.session
       where l.token_hash = $1 and l.brand = $2 and t.vendor = $3 and not l.demo`,
      [launchTokenHash(token), brand, vendor, this.clock.now()],
    );
    return sitting;
  }

  /** Two at once: one begins, the other finds it begun. */
  private async begin(launch: string, requestUuid: string): Promise<boolean> {
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

  private async balanceReply(sitting: Sitting, { request_uuid }: Fields): Promise<WalletReply> {
    const held = await this.ledger.balanceOf(sitting.member);
    const minor = parseAmount(held?.balance ?? '0', sitting.currency);
    return {
      status: 'RS_OK',
      request_uuid,
      user: sitting.member,
      currency: sitting.currency,
      balance: Number(minor) * 10 ** (5 - digitsOf(sitting.currency)),
    };
  }
}

export function refused(fields: { request_uuid: string } | undefined, status: WalletStatus): WalletReply {
  return { status, request_uuid: fields?.request_uuid };
}

function faultOf(sitting: Sitting, { user, currency, game_code }: Fields): WalletStatus | null {
  if (user !== undefined && user !== sitting.member) return 'RS_ERROR_INVALID_TOKEN';
  if (game_code !== undefined && game_code !== sitting.gameCode) return 'RS_ERROR_INVALID_GAME';
  if (currency !== undefined && currency !== sitting.currency) return 'RS_ERROR_WRONG_CURRENCY';
  if (sitting.over) return 'RS_ERROR_TOKEN_EXPIRED';
  if (sitting.status !== 'active') return 'RS_ERROR_USER_DISABLED';
  return null;
}
