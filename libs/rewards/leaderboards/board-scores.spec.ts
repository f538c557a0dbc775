import fc from 'fast-check';
import { amendRound } from '#libs/games/feed/rounds.fixture';
import { RANK_METRICS, type RankMetric } from '../common/campaign.js';
import { RewardsTestbed } from '../rewards.fixture.js';
import { publishBoard } from './leaderboard.fixture.js';

const NOON = new Date('2027-03-10T06:00:00Z');
const PLAYERS = 4;

/** A round as it stands now, by the test's own records. */
interface Round {
  id: string;
  player: number;
  stake: number;
  payout: number;
  bonusStake: number;
  bonusPayout: number;
  at: number;
  isVoid: boolean;
}

let testbed: RewardsTestbed;
const boards = new Map<RankMetric, string>();
beforeAll(async () => {
  testbed = await RewardsTestbed.open(NOON);
  for (const metric of RANK_METRICS) boards.set(metric, await publishBoard(testbed.db, { metric }));
});
afterAll(() => testbed.close());

/** What a round counts. */
function worth(metric: RankMetric, { stake, payout, bonusStake, bonusPayout }: Round): number {
  if (metric === 'rounds') return 1;
  if (metric === 'payout-sum') return payout - bonusPayout;
  if (metric === 'valid-bet') return stake - bonusStake;
  return stake > bonusStake ? Math.floor((payout * 100) / stake) : 0;
}

/** The board by going through all rounds in the order of their settlement. */
function oracle(metric: RankMetric, rounds: Round[]): string[] {
  const rows = Array.from({ length: PLAYERS }, (_, player) => ({ player, score: 0, at: 0 }));
  for (const round of rounds.toSorted((one, other) => one.at - other.at)) {
    const row = rows[round.player];
    const counted = round.isVoid ? 0 : worth(metric, round);
    if (!row || counted === 0) continue;
    const score = metric === 'best-multiple' ? Math.max(row.score, counted) : row.score + counted;
    if (score > row.score) Object.assign(row, { score, at: round.at });
  }
  return rows
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
    .map(({ player, score, at }) => `${player} ${score} ${at}`);
}

async function stored(metric: RankMetric, members: string[]): Promise<string[]> {
  const rows = await testbed.db.query<{ member: string; score: string; at: Date }>(
    `select s.member, s.score, s.reached_at as at from rewards.board_score s join rewards.board b on b.id = s.board
     where b.campaign = $1 and s.member = any ($2::bigint[]) order by -s.score, s.reached_at, s.entry`,
    [boards.get(metric), members],
  );
  return rows.map(({ member, score, at }) => `${members.indexOf(member)} ${score} ${at.getTime()}`);
}

/** The best multiple of each member who has one, as missions find it. */
async function bestPlay(members: string[]): Promise<string[]> {
  const rows = await testbed.db.query<{ member: string; best: string }>(
    `select member, max(best_multiple) as best from rewards.play_day where member = any ($1::bigint[])
     group by member having max(best_multiple) > 0`,
    [members],
  );
  return rows.map(({ member, best }) => `${members.indexOf(member)} ${best}`).toSorted();
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      player: fc.nat(PLAYERS - 1),
      stake: fc.integer({ min: 1, max: 6 }),
      multiple: fc.nat(4),
      bonus: fc.nat(2),
      back: fc.nat(5000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('win' as const),
      which: fc.nat(),
      more: fc.integer({ min: 1, max: 900 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), which: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('count' as const) }) },
);

test('scores, their order and the best multiples of days equal an oracle, on random rounds that come late, change and are taken back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 50 }), async (steps) => {
      const members: string[] = [];
      for (let at = 0; at < PLAYERS; at++) members.push(await testbed.addPlayer());
      const rounds: Round[] = [];
      const now = () => testbed.parts.clock.now().getTime();
      const check = async () => {
        await testbed.count();
        for (const metric of RANK_METRICS)
          expect([metric, ...(await stored(metric, members))]).toEqual([metric, ...oracle(metric, rounds)]);
        const best = oracle('best-multiple', rounds).map((row) => row.replace(/ \d+$/, ''));
        expect(await bestPlay(members)).toEqual(best.toSorted());
      };
      for (const each of steps) {
        const open = rounds.filter(({ isVoid }) => !isVoid);
        if (each.do === 'count') await check();
        else if (each.do === 'bet') {
          // No two are settled at once: who was first is then known without the feed.
          let at = now() - each.back;
          while (rounds.some((round) => round.at === at)) at -= 1;
          const [stake, payout] = [each.stake * 100, each.stake * 100 * each.multiple];
          const [bonusStake, bonusPayout] = [(stake * each.bonus) / 2, (payout * each.bonus) / 2];
          const money = { stake, payout, bonusStake, bonusPayout };
          const id = await testbed.bet(members[each.player] ?? '', {
            stake: BigInt(stake),
            payout: BigInt(payout),
            bonusStake: BigInt(bonusStake),
            bonusPayout: BigInt(bonusPayout),
            at: new Date(at),
          });
          rounds.push({ id, player: each.player, at, isVoid: false, ...money });
        } else if (open.length > 0) {
          const round = open[each.which % open.length];
          if (!round) continue;
          const change = each.do === 'void' ? { void: true as const } : { win: BigInt(each.more) };
          await amendRound(testbed.db, round.id, new Date(now() - 1), change);
          if (each.do === 'void') round.isVoid = true;
          else round.payout += each.more;
        }
      }
      await check();
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);
