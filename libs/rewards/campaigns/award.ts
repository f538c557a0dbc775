import type { Sent } from '../applications/application-rows.js';
import type { CampaignTerms } from '../common/campaign.js';

const DAY_MS = 86_400_000;

/** What an application is for: it is once for each campaign and member, however often it is sent. */
export const APPLICATION = 'application';

/** What a campaign gives one member for one occurrence. */
export interface Award {
  campaign: string;
  version: number;
  terms: CampaignTerms;
  brand: string;
  member: string;
  occurrence: string;
  /** The deposit for which it is given. */
  deposit: string | null;
  /** Minor units, points, or free rounds. */
  amount: bigint;
  /** Why an operator gives it, for the record. */
  reason?: string;
}

/** A reward for which a member applies, and what is sent. */
export interface Application {
  award: Award;
  triesLeft: number;
  sent: Sent;
}

/** Prizes of a raffle took their budget when it was opened. */
export const isPrepaid = ({ terms }: Award): boolean => terms.trigger.on === 'draw';

/** By which a reward is given: at once, or when the member claims it. */
export const moveOf = ({ giving }: CampaignTerms) => (giving.how === 'auto' ? 'ISSUE' : 'QUALIFY');

/** Until when a reward can be claimed that becomes claimable `now`. */
export const lapseOf = ({ giving }: CampaignTerms, now: Date): Date =>
  new Date(now.getTime() + giving.claimDays * DAY_MS);
