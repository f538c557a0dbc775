import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { Database } from '#libs/platform/database/database';
import type { CampaignTerms, CampaignTrigger } from '../common/campaign.js';

export type ReferralTerms = Extract<CampaignTrigger, { on: 'referral' }>;

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a referred member has done of what a campaign asks for. */
export interface ReferralProgress {
  referred: string;
  /** Whether the mobile number was proved in time. */
  proved: boolean;
  /** The first deposit that is large enough, was made in time and is not reversed. */
  deposit: { id: string; at: Date } | null;
  /** Valid bets of the days until the end, in minor units. */
  bet: bigint;
}

interface Row {
  referred: string;
  proved: boolean;
  depositId: string | null;
  depositAt: Date | null;
  bet: string;
}

/** @throws Error for terms of another trigger */
export function referralTerms({ trigger }: CampaignTerms): ReferralTerms {
  if (trigger.on !== 'referral') throw new Error(`${trigger.on} is no referral`);
  return trigger;
}

/** Until when a referred member can meet the conditions. */
export const endOf = ({ days }: Pick<ReferralTerms, 'days'>, registeredAt: Date): Date =>
  new Date(registeredAt.getTime() + days * DAY_MS);

/** The progress of referred members by the terms of one campaign, in no order. `timeZone` is that of the brand (IANA). */
export async function readProgress(
  database: Database,
  referred: string[],
  terms: ReferralTerms,
  { currency, timeZone }: { currency: Currency; timeZone: string },
): Promise<ReferralProgress[]> {
  const rows = await database.query<Row>(
    `select r.referred, coalesce(c.mobile_verified_at < until.at, false) as proved, d.id as "depositId", d.at as "depositAt",
       coalesce(p.bet, 0) as bet
     from rewards.referral r
     join members.contact_view c on c.id = r.referred
     cross join lateral (select r.registered_at + make_interval(days => $3) as at) until
     left join lateral (
       select d.id, s.at from cashier.deposit_view d
       join cashier.deposit_step_view s on s.deposit = d.id and s.status = 'paid'
       where d.member = r.referred and d.status = 'paid' and d.amount >= $2 and s.at < until.at
       order by s.at, d.id limit 1) d on true
     left join lateral (
       select sum(valid_bet) as bet from rewards.play_day
       where member = r.referred and day <= (until.at at time zone $4)::date) p on true
     where r.referred = any ($1::bigint[])`,
    [referred, String(parseAmount(terms.deposit, currency)), terms.days, timeZone],
  );
  return rows.map(({ depositId, depositAt, bet, ...row }) => ({
    ...row,
    deposit: depositId !== null && depositAt !== null ? { id: depositId, at: depositAt } : null,
    bet: BigInt(bet),
  }));
}

/** What is missing at `now`. */
export function missingOf(
  { proved, deposit, bet }: Omit<ReferralProgress, 'referred'>,
  terms: ReferralTerms,
  { now, currency }: { now: Date; currency: Currency },
) {
  const needsDeposit = parseAmount(terms.deposit, currency) > 0n;
  const standsFrom = deposit && new Date(deposit.at.getTime() + terms.holdHours * HOUR_MS);
  return {
    mobile: !proved,
    deposit: needsDeposit && deposit === null,
    /** When the deposit has stood long enough; `null` where it has, or where none is there. */
    standsFrom: needsDeposit && standsFrom && standsFrom > now ? standsFrom : null,
    bet: bet < parseAmount(terms.validBet, currency),
  };
}
