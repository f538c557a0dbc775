import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';

const DAY_MS = 24 * 3600 * 1000;

/** What devices know: which members came in from them, and whose session they take up again. */
@Injectable()
export class Devices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** Whether the member came in from this device before. Costs the same for nobody. */
  async knows(device: string | undefined, member: string | undefined): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from identity.known_device where device = $1::uuid and member = $2::bigint',
      [device ?? null, member ?? null],
    );
    return rows.length > 0;
  }

  /**
   * The member has come in from this device, which needed every check that there was the first time. `factorGiven`
   * where the authenticator was asked for and answered, so that the device carries it for another day.
   */
  async learn(device: string, member: string, factorGiven: boolean): Promise<void> {
    await this.database.query(
      `insert into identity.known_device as known (device, member, since, proved_at) values ($1, $2, $3, $3)
       on conflict (device, member) do update set proved_at = excluded.proved_at where $4`,
      [device, member, this.clock.now(), factorGiven],
    );
  }

  /** Whether the member passed every check from this device within the brand's `rememberDays`. */
  async provedLately(device: string | null, { id, brand }: { id: string; brand: string }): Promise<boolean> {
    const { rememberDays } = this.brands.byId(brand).settings.identity.login;
    const rows = await this.database.query(
      'select 1 from identity.known_device where device = $1::uuid and member = $2 and proved_at > $3',
      [device, id, new Date(this.clock.now().getTime() - rememberDays * DAY_MS)],
    );
    return rows.length > 0;
  }

  /** An authenticator was switched on: of the devices that know the member only this session's has proved it. */
  async provedOnlyBy(session: string, member: string): Promise<void> {
    await this.database.query(
      `update identity.known_device set proved_at =
         case when device = (select device from identity.session where id = $2) then $3::timestamptz end
       where member = $1`,
      [member, session, this.clock.now()],
    );
  }

  /** Whether the device may take up a session of this member now. */
  async resumes(device: string, member: string): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from identity.device where id = $1 and resumes = $2 and resumes_until > $3',
      [device, member, this.clock.now()],
    );
    return rows.length > 0;
  }

  /** Lets the device take up a session of this member for the brand's `rememberDays`. */
  async resumeLater(device: string, { id, brand }: { id: string; brand: string }): Promise<void> {
    const { rememberDays } = this.brands.byId(brand).settings.identity.login;
    const until = new Date(this.clock.now().getTime() + rememberDays * DAY_MS);
    await this.database.query('update identity.device set resumes = $2, resumes_until = $3 where id = $1', [
      device,
      id,
      until,
    ]);
  }

  /** No device takes up a session of this member any more, as after a change of the password. */
  async forgetResumes(member: string): Promise<void> {
    await this.stopResuming('resumes = $1', member);
  }

  /** No device but that of this session takes up a session of the member any more. */
  async forgetOtherResumes(member: string, session: string): Promise<void> {
    await this.stopResuming(
      'resumes = $1 and id is distinct from (select device from identity.session where id = $2)',
      member,
      session,
    );
  }

  /** The device of this session takes up nobody's any more, as after a log-out. */
  async forgetResumeOf(session: string): Promise<void> {
    await this.stopResuming('id = (select device from identity.session where id = $1)', session);
  }

  /** It takes up nobody's session any more. */
  async resumeNever(device: string): Promise<void> {
    await this.stopResuming('id = $1', device);
  }

  /** The member is a stranger there again. */
  async forget(device: string, member: string): Promise<void> {
    await this.database.query('delete from identity.known_device where device = $1 and member = $2', [
      device,
      member,
    ]);
    await this.database.query(
      'update identity.device set resumes = null, resumes_until = null where id = $1 and resumes = $2',
      [device, member],
    );
  }

  private async stopResuming(condition: string, ...parameters: string[]): Promise<void> {
    await this.database.query(
      `update identity.device set resumes = null, resumes_until = null where ${condition}`,
      parameters,
    );
  }
}
