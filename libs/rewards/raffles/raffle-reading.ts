import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import { Eligibility } from '../campaigns/eligibility.js';
import { wireSize } from '../campaigns/reward-sizes.js';
import type { Reward } from '../common/promotions.calls.js';
import type { OwnTickets, RaffleWinner } from '../common/raffles.calls.js';
import { REWARDS, type RewardRow, rewardView } from '../promotions/reward-views.js';
import { RaffleDeposits } from './raffle-deposits.js';
import { type RaffleRow, raffleOf } from './raffle-row.js';
import { TicketNumbers } from './ticket-numbers.js';

const SHOWN_RANGES = 20;

interface Entry {
  earned: string;
  given: string;
  tickets: string;
  alias: string | null;
}

/** Reads who has won, and a member's own tickets. */
@Injectable()
export class RaffleReading {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly eligibility: Eligibility,
    private readonly numbers: TicketNumbers,
    private readonly deposits: RaffleDeposits,
  ) {}

  async winners({ id, brand, terms }: RaffleRow, reader: string | null): Promise<RaffleWinner[]> {
    const rows = await this.database.query<{
      prize: number;
      ticket: string;
      alias: string;
      amount: string;
      member: string;
    }>(
      'select prize, ticket, alias, amount, member from rewards.raffle_winner where raffle = $1 order by prize',
      [id],
    );
    const { currency } = this.brands.byId(brand).settings;
    return rows.map(({ prize, ticket, alias, amount, member }) => ({
      prize,
      ticket: Number(ticket),
      alias,
      amount: wireSize(terms.reward.kind, BigInt(amount), currency),
      own: member === reader,
    }));
  }

  async own(raffle: RaffleRow, member: string, language: LanguageCode): Promise<OwnTickets> {
    const [entry] = await this.database.query<Entry>(
      `select earned, given, tickets, mask || case when mask_no > 1 then '-' || mask_no else '' end as alias
       from rewards.raffle_entry where raffle = $1 and member = $2`,
      [raffle.id, member],
    );
    const each = this.numbers.each(raffle);
    const earned = await this.earned(raffle, member, entry);
    const tickets = BigInt(entry?.tickets ?? 0);
    const waiting = earned / each + BigInt(entry?.given ?? 0) - tickets;
    const candidate = await this.eligibility.candidate(member);
    return {
      tickets: Number(tickets),
      waiting: raffle.closedAt !== null || waiting < 0n ? 0 : Number(waiting),
      toNext: toWire(each - (earned % each), this.brands.byId(raffle.brand).settings.currency),
      alias: entry?.alias ?? null,
      ranges: await this.ranges(raffle, member),
      eligible: candidate !== null && this.eligibility.allows(raffle.terms, candidate),
      claim: await this.claim(raffle, member, language),
    };
  }

  private async earned(raffle: RaffleRow, member: string, entry: Entry | undefined): Promise<bigint> {
    const isLive = raffleOf(raffle.terms).source === 'deposit-sum' && raffle.closedAt === null;
    const earned = isLive ? await this.deposits.sumOf(raffle, member) : BigInt(entry?.earned ?? 0);
    return earned > 0n ? earned : 0n;
  }

  private ranges({ id }: RaffleRow, member: string): Promise<OwnTickets['ranges']> {
    return this.database.query(
      `select first_no::float8 as "from", last_no::float8 as "to", client_seed as "clientSeed"
       from rewards.ticket_range where raffle = $1 and member = $2 order by first_no desc limit ${SHOWN_RANGES}`,
      [id, member],
    );
  }

  private async claim(
    { brand, campaign }: RaffleRow,
    member: string,
    language: LanguageCode,
  ): Promise<Reward | null> {
    const [row] = await this.database.query<RewardRow>(
      `${REWARDS} and e.campaign = $2 and e.status = 'claimable' and e.lapses_at > $3 order by e.lapses_at, e.id limit 1`,
      [member, campaign, this.clock.now()],
    );
    return row ? rewardView(row, this.brands.byId(brand).settings, language) : null;
  }
}
