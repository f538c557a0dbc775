import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { CampaignTerms } from '../common/campaign.js';

interface Owner {
  brand: string;
  member: string;
}
type OncePer = CampaignTerms['eligibility']['oncePer'];

/** SQL: other members who came from a network of the member $1, in the first sessions of both. */
export const SHARING_NETWORK = `
    select theirs.member from authentication.origin_network_view own
    join authentication.origin_network_view theirs on theirs.network = own.network and theirs.member <> own.member
    where own.member = $1`;

/** SQL: other members who share it with the member $1 of the brand $2. */
const SHARING: Record<OncePer[number], string> = {
  device: `
    select theirs.member from authentication.known_device_view own
    join authentication.known_device_view theirs on theirs.device = own.device and theirs.member <> own.member
    where own.member = $1`,
  address: SHARING_NETWORK,
  'bank-account': `
    select theirs.member from cashier.bank_account_view own
    join cashier.bank_account_view theirs on theirs.brand = $2 and theirs.number = own.number and theirs.member <> own.member
    where own.member = $1`,
};

/** Keeps one person from having a reward of a campaign by several accounts. */
@Injectable()
export class SharedAccounts {
  constructor(private readonly database: Database) {}

  /**
   * Whether another member who shares a known device, a network, or the number of a bank account that either has or had, has a reward of the campaign.
   * Where the campaign asks for it, its rewards are given one after another until COMMIT, so that of two accounts one is first.
   */
  async haveReward(owner: Owner, campaign: string, terms: CampaignTerms): Promise<boolean> {
    if (terms.eligibility.oncePer.length === 0) return false;
    await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `campaign ${campaign}`,
    ]);
    return this.haveSeen(owner, campaign, terms);
  }

  /** The same as far as it stands now, without a lock. */
  async haveSeen(
    { brand, member }: Owner,
    campaign: string,
    { eligibility: { oncePer } }: CampaignTerms,
  ): Promise<boolean> {
    if (oncePer.length === 0) return false;
    const rows = await this.database.query(
      `select from rewards.entitlement e where e.brand = $2 and e.campaign = $3 and e.status in ('applying', 'process', 'claimable', 'claimed', 'issued')
         and e.member in (${oncePer.map((kind) => SHARING[kind]).join(' union ')}) limit 1`,
      [member, brand, campaign],
    );
    return rows.length > 0;
  }
}
