import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SessionOpenings } from '#libs/authentication/index';
import { depositCredited } from '#libs/cashier/common/deposit.events';
import { memberUpdated } from '#libs/members/common/member.events';
import { NewMembers } from '#libs/members/index';
import { parseAmount } from '#libs/money/amount';
import { PLAY_CURRENCY } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { type CampaignTrigger, DEPOSIT_MEASURES, LOGIN_MEASURES, type Measure } from '../common/campaign.js';

/** What happened to a member that a campaign may wait for. */
export interface Signal {
  brand: string;
  member: string;
  kind: CampaignTrigger['on'];
  /** The deposit, the level, or the code; empty otherwise. */
  reference: string;
  /** Of a deposit, in minor units. */
  amount: bigint | null;
  /** Whether the member came by the installed app. */
  app: boolean;
  at: Date;
}
type NewSignal = Pick<Signal, 'brand' | 'member' | 'kind'> &
  Partial<Pick<Signal, 'reference' | 'amount' | 'app'>>;

/** Stores what happens in contexts below, as a row in their transaction and nothing more: a worker looks at it within a second. */
@Injectable()
export class Signals implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly newMembers: NewMembers,
    private readonly openings: SessionOpenings,
    private readonly wakeUps: WakeUps,
  ) {}

  onModuleInit(): void {
    this.newMembers.onAccountOpened(async ({ id, brand, currency, mobileVerified }) => {
      if (currency === PLAY_CURRENCY) return;
      await this.store({ brand, member: id, kind: 'registered' });
      if (mobileVerified) await this.store({ brand, member: id, kind: 'verified' });
    });
    this.openings.onSessionOpened(async ({ member, brand, role, client, restricted }) => {
      if (role !== 'trial' && !restricted)
        await this.store({ brand, member, kind: 'login', app: client === 'app' });
    });
    this.events.on(memberUpdated, async (member, { changed }, brand) => {
      if (changed === 'mobile') await this.store({ brand, member, kind: 'verified' });
    });
    this.events.on(depositCredited, (member, { id, amount, currency }, brand) =>
      this.store({ brand, member, kind: 'deposit', reference: id, amount: parseAmount(amount, currency) }),
    );
  }

  /** In the caller's transaction. */
  async store({ brand, member, kind, reference = '', amount = null, app = false }: NewSignal): Promise<void> {
    const stored = await this.database.query(
      `insert into rewards.signal (brand, member, kind, reference, amount, app, at)
       select $1, $2, $3, $4, $5, $6, $7 where exists (
         select from rewards.campaign c join rewards.campaign_version v on v.campaign = c.id and v.version = c.published_version
         where c.brand = $1 and c.status = 'published'
           and (v.terms->'trigger'->>'on' = $3 or v.terms->'trigger'->>'measure' = any ($8::text[]))) returning id`,
      [
        brand,
        member,
        kind,
        reference,
        amount === null ? null : String(amount),
        app,
        this.clock.now(),
        measuresOf(kind),
      ],
    );
    if (stored.length > 0) this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
  }
}

/** What missions measure that grows with it. */
export function measuresOf(kind: Signal['kind']): readonly Measure[] {
  if (kind === 'deposit') return DEPOSIT_MEASURES;
  return kind === 'login' ? LOGIN_MEASURES : [];
}
