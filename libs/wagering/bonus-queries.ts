import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { listBonuses } from './common/bonus.calls.js';
import { type Bonus, bonusOrder } from './common/bonus.js';

const MINOR = ['amount', 'money', 'required', 'left'] as const;
const MINOR_OR_NONE = ['maxBet', 'releaseCap', 'paid', 'lost'] as const;
const MOMENT_OR_NONE = ['activateBefore', 'expiresAt', 'closedAt'] as const;
const ENDED_SHOWN = 20;

type Fields<Key extends keyof Bonus, Value> = { [K in Key]: Value };
type Row = Omit<
  Bonus,
  'openedAt' | (typeof MINOR)[number] | (typeof MINOR_OR_NONE)[number] | (typeof MOMENT_OR_NONE)[number]
> &
  Fields<(typeof MINOR)[number], string> &
  Fields<(typeof MINOR_OR_NONE)[number], string | null> &
  Fields<(typeof MOMENT_OR_NONE)[number], Date | null> & { openedAt: Date };

const COLUMNS = `id, source, status, currency, amount, money, required, "left", counts, rates, max_bet as "maxBet",
  release_cap as "releaseCap", on_withdrawal as "onWithdrawal", opened_at as "openedAt", activate_before as "activateBefore",
  expires_at as "expiresAt", closed_at as "closedAt", paid, lost`;
const IS_OPEN = `status in ('queued', 'active', 'closing')`;

/** Reads bonuses as members see them. */
@Injectable()
export class BonusQueries {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  list(member: string): Promise<ValueOf<typeof listBonuses>> {
    return this.database.snapshot(async () => {
      const list = await this.read(
        `(select ${COLUMNS} from wagering.bonus_view where member = $1 and ${IS_OPEN})
         union all (select ${COLUMNS} from wagering.bonus_view where member = $1 and not ${IS_OPEN}
           order by closed_at desc, id desc limit ${ENDED_SHOWN})`,
        [member],
      );
      const { head } = await this.events.range(member);
      return { list: list.sort(bonusOrder), seq: head };
    });
  }

  /** Null where the member has no such bonus. */
  async find(member: string, id: string): Promise<Bonus | null> {
    const [found] = await this.read(
      `select ${COLUMNS} from wagering.bonus_view where member = $1 and id = $2`,
      [member, id],
    );
    return found ?? null;
  }

  /** Open bonuses that a withdrawal ends; those that wait come first. */
  listForfeitable(member: string, currency: Currency): Promise<Bonus[]> {
    return this.read(
      `select ${COLUMNS} from wagering.bonus_view
       where member = $1 and currency = $2 and ${IS_OPEN} and on_withdrawal = 'forfeit' order by status = 'queued' desc, id`,
      [member, currency],
    );
  }

  /** Bonuses that were given, began or ended at a moment, and this one. */
  listChanged(member: string, moment: Date, id: string | null): Promise<Bonus[]> {
    return this.read(
      `select ${COLUMNS} from wagering.bonus_view
       where member = $1 and (opened_at = $2 or closed_at = $2 or id = $3) order by closed_at is null, id`,
      [member, moment, id],
    );
  }

  private async read(sql: string, parameters: unknown[]): Promise<Bonus[]> {
    return (await this.database.query<Row>(sql, parameters)).map(bonusOf);
  }
}

function bonusOf(row: Row): Bonus {
  const wire = (minor: string) => toWire(BigInt(minor), row.currency);
  const wireOrNone = (minor: string | null) => (minor === null ? null : wire(minor));
  const { maxBet, releaseCap, paid, lost } = row;
  return {
    ...row,
    amount: wire(row.amount),
    money: wire(row.money),
    required: wire(row.required),
    left: wire(row.left),
    maxBet: wireOrNone(maxBet),
    releaseCap: wireOrNone(releaseCap),
    paid: wireOrNone(paid),
    lost: wireOrNone(lost),
    openedAt: row.openedAt.toISOString(),
    activateBefore: row.activateBefore?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
