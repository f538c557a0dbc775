import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';

const DAY_MS = 24 * 3600 * 1000;

/**
 * What is remembered of devices: which members logged in from them (known), where the authenticator was given (trusted, by
 * `proved_at`), and which member may start a session without the password (resume).
 */
@Injectable()
export class Devices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** Whether the member has logged in from this device before. The query is the same for an unknown member. */
  async isKnown(device: string | undefined, member: string | undefined): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from authentication.known_device where device = $1::uuid and member = $2::bigint',
      [device ?? null, member ?? null],
    );
    return rows.length > 0;
  }

  /**
   * Records a log-in from this device. `factorGiven` where the authenticator was asked for and answered: then alone the
   * device is trusted for another `rememberDays`.
   */
  async addKnown(device: string, member: string, factorGiven: boolean): Promise<void> {
    await this.database.query(
      `insert into authentication.known_device (device, member, since, proved_at)
       values ($1, $2, $3, case when $4 then $3::timestamptz end)
       on conflict (device, member) do update set proved_at = excluded.proved_at where $4`,
      [device, member, this.clock.now(), factorGiven],
    );
  }

  /** Whether the member gave the authenticator on this device within the brand's `rememberDays`, and need not again. */
  async isTrusted(device: string | null, { id, brand }: { id: string; brand: string }): Promise<boolean> {
    const { rememberDays } = this.brands.byId(brand).settings.identity.login;
    const rows = await this.database.query(
      'select 1 from authentication.known_device where device = $1::uuid and member = $2 and proved_at > $3',
      [device, id, new Date(this.clock.now().getTime() - rememberDays * DAY_MS)],
    );
    return rows.length > 0;
  }

  /** After an authenticator was switched on: of the member's known devices only that of this session is trusted. */
  async trustOnly(session: string, member: string): Promise<void> {
    await this.database.query(
      `update authentication.known_device set proved_at =
         case when device = (select device from authentication.session where id = $2) then $3::timestamptz end
       where member = $1`,
      [member, session, this.clock.now()],
    );
  }

  /** Whether the device may resume a session of this member now. */
  async canResume(device: string, member: string): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from authentication.device where id = $1 and resumes = $2 and resumes_until > $3',
      [device, member, this.clock.now()],
    );
    return rows.length > 0;
  }

  /** Lets the device resume a session of this member for the brand's `rememberDays`. */
  async allowResume(device: string, { id, brand }: { id: string; brand: string }): Promise<void> {
    const { rememberDays } = this.brands.byId(brand).settings.identity.login;
    const until = new Date(this.clock.now().getTime() + rememberDays * DAY_MS);
    await this.database.query(
      'update authentication.device set resumes = $2, resumes_until = $3 where id = $1',
      [device, id, until],
    );
  }

  /** No device may resume a session of this member any more, as after a recovery. */
  async disallowResumes(member: string): Promise<void> {
    await this.stopResuming('resumes = $1', member);
  }

  /** No device but that of this session may resume a session of the member any more. */
  async disallowOtherResumes(member: string, session: string): Promise<void> {
    await this.stopResuming(
      'resumes = $1 and id is distinct from (select device from authentication.session where id = $2)',
      member,
      session,
    );
  }

  /** The device of this session may resume none any more, as after a log-out. */
  async disallowResumeOf(session: string): Promise<void> {
    await this.stopResuming('id = (select device from authentication.session where id = $1)', session);
  }

  /** The device may resume no session any more. */
  async disallowResume(device: string): Promise<void> {
    await this.stopResuming('id = $1', device);
  }

  /** The device is unknown to the member again. */
  async forget(device: string, member: string): Promise<void> {
    await this.database.query('delete from authentication.known_device where device = $1 and member = $2', [
      device,
      member,
    ]);
    await this.database.query(
      'update authentication.device set resumes = null, resumes_until = null where id = $1 and resumes = $2',
      [device, member],
    );
  }

  private async stopResuming(condition: string, ...parameters: string[]): Promise<void> {
    await this.database.query(
      `update authentication.device set resumes = null, resumes_until = null where ${condition}`,
      parameters,
    );
  }
}
