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

  /**
   * Gives all of a brand. What another worker is giving is left to it.
   * @throws Error after all others were given, if some could not be; they are tried again the next time
   */
  async giveAll(brand: string): Promise<void> {
    const failed: unknown[] = [];
    let row: Row | undefined;
    do {
      const before: Row | undefined = row;
      row = undefined;
      await this.database
        .transaction(async () => {
          row = await this.lockNext(brand, before);
          if (row) await this.give(row);
        })
        .catch((error) => failed.push(error));
    } while (row);
    if (failed.length > 0)
      throw new Error(`${failed.length} rewards of ${brand} could not be given`, { cause: failed[0] });
  }

  private async lockNext(brand: string, before: Row | undefined): Promise<Row | undefined> {
    const [row] = await this.database.query<Row>(
      `select d.campaign, d.version, c.brand, d.member, d.occurrence, d.amount from rewards.due_award d
       join rewards.campaign c on c.id = d.campaign and c.brand = $1
       where $2::uuid is null or (d.campaign, d.occurrence, d.member) > ($2, $3::text, $4::bigint)
       order by d.campaign, d.occurrence, d.member limit 1 for update of d skip locked`,
      [brand, before?.campaign ?? null, before?.occurrence ?? null, before?.member ?? null],
    );
    return row;
  }

  private async give(row: Row): Promise<void> {
    await this.awards.giveDue({ ...row, amount: BigInt(row.amount) });
    await this.database.query(
      'delete from rewards.due_award where campaign = $1 and occurrence = $2 and member = $3',
      [row.campaign, row.occurrence, row.member],
    );
  }
}
