import type { Database } from '#libs/platform/database/database';
import { type CampaignTerms, campaignTerms } from '../common/campaign.js';
import { typesOf } from '../common/play-scope.js';
import type { RaffleState } from '../common/raffles.calls.js';
import { LATE_MS } from '../counting/late.js';

/** The frozen list is shown for so long before the draw, so that anyone can keep it. */
export const SHOWN_BEFORE_MS = 5 * 60_000;

/** A period of a campaign that draws, with the terms that hold in it. The ticket list is read apart. */
export interface RaffleRow {
  id: string;
  brand: string;
  campaign: string;
  version: number;
  period: string;
  startsAt: Date;
  endsAt: Date;
  firstEntry: string | null;
  seedHash: string;
  /** The highest number that a ticket has. */
  issued: string;
  total: string;
  dueAt: Date | null;
  closedAt: Date | null;
  listHash: string | null;
  drawnAt: Date | null;
  cancelledAt: Date | null;
  terms: CampaignTerms;
}

/** SQL: tickets are still given. */
export const IS_OPEN = 'r.due_at is not null and r.closed_at is null';

/** Those for which the condition holds, a trusted text with its parameters, in the order of their locks. */
export async function readRaffles(
  database: Database,
  { where, lock = '' }: { where: string; lock?: 'for update of r' | '' },
  values: unknown[],
): Promise<RaffleRow[]> {
  const rows = await database.query<RaffleRow>(
    `select r.id, r.brand, r.campaign, r.version, r.period, r.starts_at as "startsAt", r.ends_at as "endsAt", r.first_entry as "firstEntry",
       r.seed_hash as "seedHash", r.issued, r.total, r.due_at as "dueAt", r.closed_at as "closedAt", r.list_hash as "listHash",
       r.drawn_at as "drawnAt", r.cancelled_at as "cancelledAt", v.terms
     from rewards.raffle r join rewards.campaign_version v on v.campaign = r.campaign and v.version = r.version
     where ${where} order by r.id ${lock}`,
    values,
  );
  return rows.map((row) => ({ ...row, terms: campaignTerms.parse(row.terms) }));
}

/** What the terms of a raffle say about tickets and prizes. @throws Error for another campaign */
export function raffleOf({ trigger, reward: { kind, size } }: CampaignTerms) {
  if (trigger.on !== 'draw' || size.kind !== 'ranks') throw new Error('not a raffle');
  return { ...trigger, kind, prizes: size.prizes };
}

/** Which entries of the feed count, from $1 on: brand, start, end, weekdays, types, vendors, titles and time zone. */
export function scopeValues({ brand, startsAt, endsAt, terms }: RaffleRow, timeZone: string): unknown[] {
  const { scope } = raffleOf(terms);
  const { weekdays } = terms.schedule;
  return [brand, startsAt, endsAt, weekdays, typesOf(scope), scope.vendors, scope.titles, timeZone];
}

/** When winners are drawn, or were. */
export const drawAtOf = ({ drawnAt, closedAt, dueAt, endsAt }: RaffleRow): Date =>
  drawnAt ??
  (closedAt !== null && dueAt !== null ? dueAt : new Date(endsAt.getTime() + LATE_MS + SHOWN_BEFORE_MS));

export function stateOf(raffle: RaffleRow, now: Date): RaffleState {
  const { startsAt, endsAt, closedAt, drawnAt, cancelledAt } = raffle;
  if (cancelledAt !== null) return 'cancelled';
  if (drawnAt !== null) return 'drawn';
  if (closedAt !== null) return 'closed';
  if (now < startsAt) return 'coming';
  return now < endsAt ? 'open' : 'counting';
}

/** The occurrence of a prize, from 1 on, for its winner. */
export const prizeOccurrence = ({ period }: Pick<RaffleRow, 'period'>, prize: number): string =>
  period === 'once' ? `prize:${prize}` : `prize:${period}:${prize}`;
