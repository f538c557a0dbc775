import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { Awards } from '../campaigns/awards.js';

interface Row {
  campaign: string;
  version: number;
  brand: string;
  member: string;
  occurrence: string;
  amount: string;
}

/** Gives what was found when a period ended or missions were met: each in a transaction of its own, with which its row goes. */
@Injectable()
export class DueAwards {
  constructor(
    private readonly database: Database,
    private readonly awards: Awards,
  ) {}

  /** Gives all of a brand. What another worker is giving is left to it. */
  async giveAll(brand: string): Promise<void> {
    while (await this.giveNext(brand));
  }

  private giveNext(brand: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const [row] = await this.database.query<Row>(
        `select d.campaign, d.version, c.brand, d.member, d.occurrence, d.amount from rewards.due_award d
         join rewards.campaign c on c.id = d.campaign and c.brand = $1
         order by d.campaign, d.occurrence, d.member limit 1 for update of d skip locked`,
        [brand],
      );
      if (!row) return false;
      await this.awards.giveDue({ ...row, amount: BigInt(row.amount) });
      await this.database.query(
        'delete from rewards.due_award where campaign = $1 and occurrence = $2 and member = $3',
        [row.campaign, row.occurrence, row.member],
      );
      return true;
    });
  }
}
