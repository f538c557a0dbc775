import { Injectable } from '@nestjs/common';
import { Ledger } from '#libs/ledger/index';
import { Members } from '#libs/members/index';
import { Messages } from '#libs/messaging/index';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { Requirements } from '#libs/wagering/index';
import { Signals } from '../campaigns/signals.js';
import { levelReachedMessage } from '../common/rewards.messages.js';
import { levelOf, minorUnits, needsOf } from '../counting/level-of.js';
import { LevelCheckRows } from './level-check-rows.js';

interface MemberLevel {
  member: string;
  level: number;
  progress: string;
  /** The highest level that an operator has confirmed. */
  confirmed: number | null;
}

/**
 * Raises members to the levels that their valid bets reach. A level pays once in a life; what it pays is own money that has to be
 * staked once. From the brand's `rewards.vip.checkFrom` on a level waits until an operator has confirmed it.
 */
@Injectable()
export class VipLevels {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly ledger: Ledger,
    private readonly requirements: Requirements,
    private readonly messages: Messages,
    private readonly signals: Signals,
    private readonly checks: LevelCheckRows,
  ) {}

  /** In the caller's transaction. Who is barred from rewards does not rise; what was played before counts once that has ended. */
  async raise(brand: string, members: string[]): Promise<void> {
    const { settings } = this.brands.byId(brand);
    const needs = needsOf(settings);
    const { checkFrom } = settings.rewards.vip;
    const rows = await this.database.query<MemberLevel>(
      `select v.member, v.level::int as level, v.progress, (
         select max(c.level)::int from rewards.level_check c where c.member = v.member and c.status = 'confirmed') as confirmed
       from rewards.vip v
       where v.member = any ($1::bigint[]) and v.progress >= ($2::bigint[])[v.level + 2]
         and not exists (select from safer_play.barred($3) b where b.member = v.member)
       order by v.member for update of v`,
      [members, needs.map(String), this.clock.now()],
    );
    for (const { member, level, progress, confirmed } of rows) {
      const reached = levelOf(BigInt(progress), needs);
      const free = checkFrom === 0 ? reached : Math.max(checkFrom - 1, confirmed ?? 0, level);
      if (reached > free) await this.checks.ask(brand, member, reached);
      if (free > level) await this.raiseOne(brand, member, level, Math.min(reached, free));
    }
  }

  private async raiseOne(brand: string, member: string, from: number, to: number): Promise<void> {
    await this.database.query('update rewards.vip set level = $2, reached_at = $3 where member = $1', [
      member,
      to,
      this.clock.now(),
    ]);
    await this.members.setRank(member, to);
    const amount = await this.payUpgrades(brand, member, from, to);
    const { currency } = this.brands.byId(brand).settings;
    await this.messages.write(member, brand, levelReachedMessage, {
      level: to,
      amount: toWire(amount, currency),
      currency,
    });
  }

  /** Pays each level above `from` that was never reached before, tells campaigns, and answers the sum in minor units. */
  private async payUpgrades(brand: string, member: string, from: number, to: number): Promise<bigint> {
    const { rewards, currency } = this.brands.byId(brand).settings;
    const amounts = minorUnits(rewards.levels.upgrades, currency).slice(from + 1, to + 1);
    const fresh = await this.database.query<{ level: number; amount: string }>(
      `insert into rewards.level_upgrade (member, level, amount, at)
       select $1, $2 + place, amount, $4 from unnest($3::bigint[]) with ordinality as u(amount, place)
       on conflict (member, level) do nothing returning level::int as level, amount`,
      [member, from, amounts.map(String), this.clock.now()],
    );
    for (const { level } of fresh)
      await this.signals.store({ brand, member, kind: 'level', reference: String(level) });
    const paid = fresh.filter(({ amount }) => amount !== '0');
    if (paid.length === 0) return 0n;
    const [wallet, house] = [
      await this.ledger.memberAccount(brand, member, 'wallet', currency),
      await this.ledger.houseAccount(brand, 'bonus', currency),
    ];
    const statuses = await this.ledger.post(
      paid.map(({ level, amount }) => ({
        key: `level-upgrade:${member}:${level}`,
        brand,
        kind: 'level-upgrade',
        reference: String(level),
        postings: [
          { account: wallet, amount: BigInt(amount) },
          { account: house, amount: -BigInt(amount) },
        ],
      })),
    );
    if (statuses.some((status) => status !== 'posted'))
      throw new Error(`level upgrade was not posted: ${statuses.join()}`);
    for (const { level, amount } of paid)
      await this.requirements.open({
        brand,
        member,
        currency,
        source: 'level-upgrade',
        reference: `${member}:${level}`,
        base: BigInt(amount),
        times: 100n,
      });
    return paid.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  }
}
