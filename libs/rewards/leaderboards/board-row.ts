import type { Database } from '#libs/platform/database/database';
import { eligibleValues } from '../campaigns/eligibility.js';
import { type CampaignTerms, campaignTerms } from '../common/campaign.js';
import { typesOf } from '../common/play-scope.js';

/** A period of a campaign that ranks, with the terms that hold in it. */
export interface BoardRow {
  id: string;
  brand: string;
  campaign: string;
  version: number;
  period: string;
  startsAt: Date;
  endsAt: Date;
  closedAt: Date | null;
  /** The first entry of the feed that counts; `null` until there is one. */
  firstEntry: string | null;
  changedAt: Date;
  terms: CampaignTerms;
}

/** Those for which the condition holds, a trusted text with its parameters, in the order of their locks. */
export async function readBoards(
  database: Database,
  { where, lock = '' }: { where: string; lock?: 'for update of b' | '' },
  values: unknown[],
): Promise<BoardRow[]> {
  const rows = await database.query<BoardRow>(
    `select b.id, b.brand, b.campaign, b.version, b.period, b.starts_at as "startsAt", b.ends_at as "endsAt", b.closed_at as "closedAt",
       b.first_entry as "firstEntry", b.changed_at as "changedAt", v.terms
     from rewards.board b join rewards.campaign_version v on v.campaign = b.campaign and v.version = b.version
     where ${where} order by b.id ${lock}`,
    values,
  );
  return rows.map((row) => ({ ...row, terms: campaignTerms.parse(row.terms) }));
}

/** What the terms of a board say about ranks. @throws Error for another campaign */
export function rankingOf({ trigger, reward: { kind, size } }: CampaignTerms) {
  if (trigger.on !== 'rank' || size.kind !== 'ranks') throw new Error('not a leaderboard');
  return { ...trigger, kind, prizes: size.prizes };
}

/** The first parameters of each text of `board-scores`. */
export function boardValues(board: BoardRow, firstEntry: string, timeZone: string): unknown[] {
  const { schedule, giving } = board.terms;
  const { scope } = rankingOf(board.terms);
  return [
    board.id,
    board.brand,
    board.startsAt,
    board.endsAt,
    firstEntry,
    schedule.weekdays,
    typesOf(scope),
    scope.vendors,
    scope.titles,
    timeZone,
    giving.optIn,
    board.campaign,
    ...eligibleValues(board.terms),
  ];
}
