import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { Sessions } from '../sessions/sessions.service.js';
import { type CodeAsker, hashOfHandle } from './code-asker.js';
import type { CodeAddress, CodeOrder } from './code-order.js';

const DAY_MS = 24 * 3_600_000;

/**
 * Whose share of a number's codes is used: of a browser that proved the number before, of who has the owner's password
 * or comes from the owner's network address, or of everybody else.
 */
export type CodeShare = 'device' | 'owner' | 'stranger';

type Number = Pick<CodeAddress, 'brand' | 'channel' | 'target'>;

/** What browsers that ask for codes have proved before. */
@Injectable()
export class CodeAskers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly sessions: Sessions,
  ) {}

  /** Costs the same for a number that nobody has. */
  async shareOf(order: CodeOrder): Promise<CodeShare> {
    const { asker, owner = null, brand } = order;
    if (!asker) return owner === null ? 'stranger' : 'owner';
    const { deviceDays, addressDays } = this.brands.byId(brand).settings.identity.login;
    const proved = await this.proved(order, asker, deviceDays);
    const near = await this.sessions.cameFrom(owner, asker.address, addressDays);
    return proved ? 'device' : near ? 'owner' : 'stranger';
  }

  /** Remembers that the asker reads the messages of the number. */
  async learn({ brand, channel, target }: Number, { handle }: CodeAsker): Promise<void> {
    if (handle === null) return;
    await this.database.query(
      `insert into identity.code_asker (brand, channel, target, asker_hash, proved_at) values ($1, $2, $3, $4, $5)
       on conflict (brand, channel, target, asker_hash) do update set proved_at = excluded.proved_at`,
      [brand, channel, target, hashOfHandle(handle), this.clock.now()],
    );
  }

  private async proved(
    { brand, channel, target }: Number,
    { handle, shown }: CodeAsker,
    days: number,
  ): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 from identity.code_asker
       where brand = $1 and channel = $2 and target = $3 and asker_hash = $4 and proved_at > $5`,
      [
        brand,
        channel,
        target,
        shown && handle !== null ? hashOfHandle(handle) : null,
        new Date(this.clock.now().getTime() - days * DAY_MS),
      ],
    );
    return rows.length > 0;
  }
}
