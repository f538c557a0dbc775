import { Injectable, type OnModuleInit } from '@nestjs/common';
import { depositCredited } from '#libs/cashier/common/deposit.events';
import { memberUpdated } from '#libs/members/common/member.events';
import { type NewMember, NewMembers } from '#libs/members/index';
import { PLAY_CURRENCY } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { referralChanged } from '../common/rewards.events.js';

/** Keeps who was referred by whom, and when a worker looks whether a campaign's conditions are met. */
@Injectable()
export class Referrals implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly newMembers: NewMembers,
    private readonly wakeUps: WakeUps,
  ) {}

  onModuleInit(): void {
    this.newMembers.onAccountOpened((member) => this.store(member));
    this.events.on(depositCredited, (member, _, brand) => this.lookAt(member, brand));
    this.events.on(memberUpdated, async (member, { changed }, brand) => {
      if (changed === 'mobile') await this.lookAt(member, brand);
    });
  }

  /** Looks at those of the members whose valid bets have reached what a campaign waits for. In the transaction that has counted them. */
  async lookAtPlayers(members: string[]): Promise<void> {
    const { count } = await this.database.change(
      `update rewards.referral r set due_at = $2 where r.referred = any ($1::bigint[]) and r.due_at > $2 and r.next_bet is not null
         and r.next_bet <= (select coalesce(sum(p.valid_bet), 0) from rewards.play_day p where p.member = r.referred)`,
      [members, this.clock.now()],
    );
    this.wakeWorker(count);
  }

  /** Whoever registers with another member's own code: not with an invitation of an agent, who earns by a contract. */
  private async store({ id, brand, currency, referrer, invitation }: NewMember): Promise<void> {
    if (currency === PLAY_CURRENCY || referrer === null || invitation === null) return;
    const stored = await this.database.query(
      `insert into rewards.referral (referred, brand, referrer, registered_at, due_at, next_bet)
       select $1, $2, $3, $4, $4, null where exists (
         select from members.invitation_view where id = $5 and upline is null) returning referred`,
      [id, brand, referrer, this.clock.now(), invitation],
    );
    if (stored.length > 0) await this.tell(referrer, brand);
    this.wakeWorker(stored.length);
  }

  private async lookAt(referred: string, brand: string): Promise<void> {
    const { rows } = await this.database.change<{ referrer: string }>(
      'update rewards.referral set due_at = $2 where referred = $1 and due_at > $2 returning referrer',
      [referred, this.clock.now()],
    );
    for (const { referrer } of rows) await this.tell(referrer, brand);
    this.wakeWorker(rows.length);
  }

  private tell(referrer: string, brand: string): Promise<void> {
    return this.events.append(referralChanged, referrer, brand, { at: this.clock.now().toISOString() });
  }

  private wakeWorker(changed: number): void {
    if (changed > 0) this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
  }
}
