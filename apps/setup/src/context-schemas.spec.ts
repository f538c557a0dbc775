import type { QueryRunner } from 'typeorm';
import { SettlementOverViews1764660400000 } from '#libs/agency/migrations/1764660400000-settlement-over-views';
import { RollUpsOfTheFeed1765290000002 } from '#libs/agency/migrations/1765290000002-roll-ups-of-the-feed';
import { PayoutsBesideBonus1765320000004 } from '#libs/agency/migrations/1765320000004-payouts-beside-bonus';
import { SalariesOfOwnMoney1765380000003 } from '#libs/agency/migrations/1765380000003-salaries-of-own-money';
import { SettlementNames1765600000013 } from '#libs/agency/migrations/1765600000013-settlement-names';
import { ContextSchemas1764630000000 } from '#libs/authentication/migrations/1764630000000-context-schemas';
import { SessionView1764660160000 } from '#libs/authentication/migrations/1764660160000-session-view';
import { SessionsOfInactiveMembers1764670150000 } from '#libs/authentication/migrations/1764670150000-sessions-of-inactive-members';
import { OperatorPermissions1764800000001 } from '#libs/authentication/migrations/1764800000001-operator-permissions';
import { OperatorSetup1765040000001 } from '#libs/authentication/migrations/1765040000001-operator-setup';
import { OperatorMembers1765040000002 } from '#libs/authentication/migrations/1765040000002-operator-members';
import { OriginViews1765490000001 } from '#libs/authentication/migrations/1765490000001-origin-views';
import { NetworksOfOrigins1765540000002 } from '#libs/authentication/migrations/1765540000002-networks-of-origins';
import { BankAccountView1765490000002 } from '#libs/cashier/migrations/1765490000002-bank-account-view';
import { WalletOverViews1764660350000 } from '#libs/games/migrations/1764660350000-wallet-over-views';
import { ClosedGames1765010001000 } from '#libs/games/migrations/1765010001000-closed-games';
import { GameMaintenance1765010002000 } from '#libs/games/migrations/1765010002000-game-maintenance';
import { NettedStakes1765260000001 } from '#libs/games/migrations/1765260000001-netted-stakes';
import { FreeRounds1765270000001 } from '#libs/games/migrations/1765270000001-free-rounds';
import { BetFeed1765290000001 } from '#libs/games/migrations/1765290000001-bet-feed';
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
import { Tickets1765570000002 } from '#libs/lottery/migrations/1765570000002-tickets';
import { Results1765600000001 } from '#libs/lottery/migrations/1765600000001-results';
import { DrawsWithResults1765600000004 } from '#libs/lottery/migrations/1765600000004-draws-with-results';
import { DrawMoves1765600000005 } from '#libs/lottery/migrations/1765600000005-draw-moves';
import { RoomLeft1765600000006 } from '#libs/lottery/migrations/1765600000006-room-left';
import { CancelledByDay1765600000012 } from '#libs/lottery/migrations/1765600000012-cancelled-by-day';
import { MembersViews1764660150000 } from '#libs/members/migrations/1764660150000-members-views';
import { OperatorStatusAudit1764800000000 } from '#libs/members/migrations/1764800000000-operator-status-audit';
import { Birthdays1765400000003 } from '#libs/members/migrations/1765400000003-birthdays';
import { ProvedMobile1765490000003 } from '#libs/members/migrations/1765490000003-proved-mobile';
import { MemberTags1765540000004 } from '#libs/members/migrations/1765540000004-member-tags';
import { TagsOfAudiences1765540000005 } from '#libs/messaging/migrations/1765540000005-tags-of-audiences';
import { NotificationTable1764630001000 } from '#libs/notifications/migrations/1764630001000-notification-table';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { Rewards1765390000001 } from '#libs/rewards/migrations/1765390000001-rewards';
import { Campaigns1765390000002 } from '#libs/rewards/migrations/1765390000002-campaigns';
import { PeriodsOfCampaigns1765400000002 } from '#libs/rewards/migrations/1765400000002-periods-of-campaigns';
import { Mall1765410000001 } from '#libs/rewards/migrations/1765410000001-mall';
import { DepositsOfRewards1765430000001 } from '#libs/rewards/migrations/1765430000001-deposits-of-rewards';
import { FreeRoundsOfRewards1765430000003 } from '#libs/rewards/migrations/1765430000003-free-rounds-of-rewards';
import { Leaderboards1765450000001 } from '#libs/rewards/migrations/1765450000001-leaderboards';
import { Raffles1765470000001 } from '#libs/rewards/migrations/1765470000001-raffles';
import { Referrals1765490000004 } from '#libs/rewards/migrations/1765490000004-referrals';
import { LevelChecks1765500000001 } from '#libs/rewards/migrations/1765500000001-level-checks';
import { Applications1765510000001 } from '#libs/rewards/migrations/1765510000001-applications';
import { DepositChoices1765520000001 } from '#libs/rewards/migrations/1765520000001-deposit-choices';
import { UnseenRedemptions1765520000002 } from '#libs/rewards/migrations/1765520000002-unseen-redemptions';
import { GoodsAsRewards1765530000001 } from '#libs/rewards/migrations/1765530000001-goods-as-rewards';
import { TicketsAsRewards1765530000002 } from '#libs/rewards/migrations/1765530000002-tickets-as-rewards';
import { BestMultiples1765540000001 } from '#libs/rewards/migrations/1765540000001-best-multiples';
import { RewardsOfNewMembers1765540000003 } from '#libs/rewards/migrations/1765540000003-rewards-of-new-members';
import { Wagering1765320000001 } from '#libs/wagering/migrations/1765320000001-wagering';
import { PlanNames1765360000001 } from '#libs/wagering/migrations/1765360000001-plan-names';
import { BonusView1765360000002 } from '#libs/wagering/migrations/1765360000002-bonus-view';
import { BonusContributions1765380000001 } from '#libs/wagering/migrations/1765380000001-bonus-contributions';
import { BonusEndNotices1765460000001 } from '#libs/wagering/migrations/1765460000001-bonus-end-notices';
import { CountingInSets1765580000001 } from '#libs/wagering/migrations/1765580000001-counting-in-sets';

/** Those that came after it and name its schemas. */
const LATER = [
  new NotificationTable1764630001000(),
  new MembersViews1764660150000(),
  new SessionView1764660160000(),
  new WalletOverViews1764660350000(),
  new SettlementOverViews1764660400000(),
  new SessionsOfInactiveMembers1764670150000(),
  new OperatorStatusAudit1764800000000(),
  new OperatorPermissions1764800000001(),
  new ClosedGames1765010001000(),
  new NettedStakes1765260000001(),
  new FreeRounds1765270000001(),
  new GameMaintenance1765010002000(),
  new BetFeed1765290000001(),
  new RollUpsOfTheFeed1765290000002(),
  new OperatorSetup1765040000001(),
  new OperatorMembers1765040000002(),
  new Wagering1765320000001(),
  new CountedRounds1765320000002(),
  new WithoutTurnover1765320000003(),
  new PayoutsBesideBonus1765320000004(),
  new PlanNames1765360000001(),
  new BonusView1765360000002(),
  new WageringPushes1765360000003(),
  new OneBonusAnItem1765360000004(),
  new BonusContributions1765380000001(),
  new SharesOfTheEdge1765380000002(),
  new SalariesOfOwnMoney1765380000003(),
  new Rewards1765390000001(),
  new Campaigns1765390000002(),
  new Mall1765410000001(),
  new PeriodsOfCampaigns1765400000002(),
  new Birthdays1765400000003(),
  new DepositsOfRewards1765430000001(),
  new FreeRoundsOfRewards1765430000003(),
  new Leaderboards1765450000001(),
  new BonusEndNotices1765460000001(),
  new Raffles1765470000001(),
  new OriginViews1765490000001(),
  new BankAccountView1765490000002(),
  new ProvedMobile1765490000003(),
  new Referrals1765490000004(),
  new LevelChecks1765500000001(),
  new Applications1765510000001(),
  new DepositChoices1765520000001(),
  new UnseenRedemptions1765520000002(),
  new GoodsAsRewards1765530000001(),
  new TicketsAsRewards1765530000002(),
  new BestMultiples1765540000001(),
  new NetworksOfOrigins1765540000002(),
  new RewardsOfNewMembers1765540000003(),
  new MemberTags1765540000004(),
  new TagsOfAudiences1765540000005(),
  new BonusPartsOfRounds1765550000001(),
  new HousePlay1765570000001(),
  new Tickets1765570000002(),
  new CountingInSets1765580000001(),
  new CountedRoundsAtOnce1765580000002(),
  new Results1765600000001(),
  new DrawsWithResults1765600000004(),
  new DrawMoves1765600000005(),
  new RoomLeft1765600000006(),
  new BonusesAtOnce1765600000010(),
  new WhereHouseTitlesAre1765600000011(),
  new CancelledByDay1765600000012(),
  new SettlementNames1765600000013(),
];

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** Tables and functions outside of the catalogue, with who may do what. */
const objects = () =>
  db.query(`
    select c.oid::regclass::text as name, c.relacl::text as rights, null as body
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    union all
    select p.oid::regprocedure::text, p.proacl::text, p.prosrc from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    order by 1, 3`);
const functionsNaming = (schema: string) =>
  db.query<{ name: string }>(`select oid::regproc::text as name from pg_proc where prosrc ~ $1 order by 1`, [
    `\\m${schema}\\.`,
  ]);

test('no function names the schema that is gone', async () => {
  expect(await functionsNaming('identity')).toEqual([]);
  expect(await functionsNaming('authentication')).toEqual(
    ['authentication.end_sessions', 'games.apply_turn', 'games.judge_bets'].map((name) => ({ name })),
  );
});

test('the way back and the way here again leave tables, rights and functions as they were', async () => {
  const [before, migration, runner] = [
    await objects(),
    new ContextSchemas1764630000000(),
    db as unknown as QueryRunner,
  ];
  for (const later of LATER.toReversed()) await later.down(runner);
  await migration.down(runner);
  expect(await functionsNaming('authentication')).toEqual([]);
  expect(await db.query("select from pg_namespace where nspname = 'members'")).toEqual([]);
  await migration.up(runner);
  for (const later of LATER) await later.up(runner);
  expect(await objects()).toEqual(before);
});
