import type pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PayoutsBesideBonus1765320000004 } from '#libs/agency/migrations/1765320000004-payouts-beside-bonus';
import { SalariesOfOwnMoney1765380000003 } from '#libs/agency/migrations/1765380000003-salaries-of-own-money';
import { CountedRounds1765320000002 } from '#libs/games/migrations/1765320000002-counted-rounds';
import { WageringPushes1765360000003 } from '#libs/games/migrations/1765360000003-wagering-pushes';
import { OneBonusAnItem1765360000004 } from '#libs/games/migrations/1765360000004-one-bonus-an-item';
import { SharesOfTheEdge1765380000002 } from '#libs/games/migrations/1765380000002-shares-of-the-edge';
import { BonusPartsOfRounds1765550000001 } from '#libs/games/migrations/1765550000001-bonus-parts-of-rounds';
import { HousePlay1765570000001 } from '#libs/games/migrations/1765570000001-house-play';
import { CountedRoundsAtOnce1765580000002 } from '#libs/games/migrations/1765580000002-counted-rounds-at-once';
import { BonusesAtOnce1765600000010 } from '#libs/games/migrations/1765600000010-bonuses-at-once';
import { WhereHouseTitlesAre1765600000011 } from '#libs/games/migrations/1765600000011-where-house-titles-are';
import { WithoutTurnover1765320000003 } from '#libs/ledger/migrations/1765320000003-without-turnover';
import { Wagering1765320000001 } from '#libs/wagering/migrations/1765320000001-wagering';
import { PlanNames1765360000001 } from '#libs/wagering/migrations/1765360000001-plan-names';
import { BonusView1765360000002 } from '#libs/wagering/migrations/1765360000002-bonus-view';
import { BonusContributions1765380000001 } from '#libs/wagering/migrations/1765380000001-bonus-contributions';
import { CountingInSets1765580000001 } from '#libs/wagering/migrations/1765580000001-counting-in-sets';

/** Everything of requirements and bonuses, the latest first. A migration that changes the wallet's functions later comes above. */
const SINCE: MigrationInterface[] = [
  new WhereHouseTitlesAre1765600000011(),
  new BonusesAtOnce1765600000010(),
  new CountedRoundsAtOnce1765580000002(),
  new CountingInSets1765580000001(),
  new HousePlay1765570000001(),
  new BonusPartsOfRounds1765550000001(),
  new SalariesOfOwnMoney1765380000003(),
  new SharesOfTheEdge1765380000002(),
  new BonusContributions1765380000001(),
  new OneBonusAnItem1765360000004(),
  new WageringPushes1765360000003(),
  new BonusView1765360000002(),
  new PlanNames1765360000001(),
  new PayoutsBesideBonus1765320000004(),
  new WithoutTurnover1765320000003(),
  new CountedRounds1765320000002(),
  new Wagering1765320000001(),
];

/** Gives a portal's database the wallet of before requirements and bonuses, on the same rows. */
export async function restoreFormerWallet(owner: pg.Pool): Promise<void> {
  const runner = { query: async (sql: string) => (await owner.query(sql)).rows } as unknown as QueryRunner;
  for (const migration of SINCE) await migration.down(runner);
}
