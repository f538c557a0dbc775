import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { ClientContext } from './client-context.js';
import {
  cookieOf,
  type DeviceToken,
  hashOfValidator,
  newValidator,
  readDeviceToken,
} from './device-token.js';
import { Sessions } from './sessions.service.js';

const DAY_MS = 24 * 3600 * 1000;
/** For so long the validator before the present one is accepted, since two tabs may send the same one at once. */
const PREVIOUS_MS = 60 * 1000;

export interface Device {
  id: string;
  /** Who may start a session from it without the password, and until when. */
  rememberedMember: string | null;
  rememberedUntil: Date | null;
}

interface StoredDevice extends Device {
  validatorHash: Buffer;
  previousHash: Buffer | null;
  rotatedAt: Date;
}

/** Finds the device of a browser, by the cookie that proves it. */
@Injectable()
export class DeviceAuthenticator {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly secret: InstallationSecret,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
  ) {}

  /**
   * The device that the client's cookie proves, or `null`. A validator that is neither the present one nor, for a
   * minute, the one before means that somebody has a copy of the cookie: the device is ended, for the browser and for the copy.
   */
  async authenticate(client: ClientContext): Promise<Device | null> {
    const token = readDeviceToken(client.deviceCookie);
    const device = token && (await this.find(client.brand, token.id));
    if (!token || !device) return null;
    if (this.matches(token, device)) return device;
    await this.endStolen(client, device.id);
    client.sendDeviceCookie(null);
    return null;
  }

  /**
   * Renews the validator of the client's device, or creates a device. The cookie is sent once the caller's transaction is
   * committed.
   * @returns the device's id
   */
  async renew(client: ClientContext): Promise<string> {
    const device = await this.authenticate(client);
    const token = device ? await this.rotate(device.id, client) : await this.add(client);
    this.database.afterCommit(() => client.sendDeviceCookie(cookieOf(token)));
    return token.id;
  }

  private async find(brand: string, id: string): Promise<StoredDevice | undefined> {
    const { deviceDays } = this.brands.byId(brand).settings.identity.login;
    const [device] = await this.database.query<StoredDevice>(
      `select id, resumes as "rememberedMember", resumes_until as "rememberedUntil", validator_hash as "validatorHash",
              previous_hash as "previousHash", rotated_at as "rotatedAt"
       from authentication.device where id = $1 and brand = $2 and ended_at is null and seen_at > $3
       ${this.database.inTransaction ? 'for update' : ''}`,
      [id, brand, new Date(this.clock.now().getTime() - deviceDays * DAY_MS)],
    );
    return device;
  }

  private matches({ validator }: DeviceToken, device: StoredDevice): boolean {
    const hash = hashOfValidator(validator);
    const recent = this.clock.now().getTime() - device.rotatedAt.getTime() < PREVIOUS_MS;
    return hash.equals(device.validatorHash) || (recent && device.previousHash?.equals(hash) === true);
  }

  private async add(client: ClientContext): Promise<DeviceToken> {
    const token = { id: randomUUID(), validator: newValidator() };
    await this.database.query(
      `insert into authentication.device (id, brand, validator_hash, rotated_at, user_agent, created_at, seen_at)
       values ($1, $2, $3, $4, $5, $4, $4)`,
      [token.id, client.brand, hashOfValidator(token.validator), this.clock.now(), userAgentOf(client)],
    );
    return token;
  }

  /**
   * The next validator follows from the present one, so that of two tabs at once the later one is given the same:
   * else the browser might keep one that is no longer good.
   */
  private async rotate(id: string, client: ClientContext): Promise<DeviceToken> {
    const present = readDeviceToken(client.deviceCookie)?.validator;
    const validator = this.secret.hash('device', `${id} ${present}`).toString('base64url');
    await this.database.query(
      `update authentication.device set seen_at = $3, user_agent = $4, validator_hash = $2,
         previous_hash = case when validator_hash = $2 then previous_hash else validator_hash end,
         rotated_at = case when validator_hash = $2 then rotated_at else $3 end
       where id = $1`,
      [id, hashOfValidator(validator), this.clock.now(), userAgentOf(client)],
    );
    return { id, validator };
  }

  private endStolen({ brand, address }: ClientContext, id: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.query(
        'update authentication.device set ended_at = $2, resumes = null, resumes_until = null where id = $1',
        [id, this.clock.now()],
      );
      await this.database.query('delete from authentication.known_device where device = $1', [id]);
      await this.sessions.endFromDevice(id, { reason: 'expired', actor: 'system' });
      const subject = `device ${id}`;
      await this.audit.record({ brand, actor: 'system', action: 'device.stolen', subject, address });
    });
  }
}

const userAgentOf = (client: ClientContext) => client.userAgent.slice(0, 300);
