import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Limits } from '#libs/platform/limits/limits';
import type { RegisterRule } from '#libs/site/common/register-rules';
import { BrandRegistry } from '#libs/site/index';
import { birthDateError, latestBirthDate } from './birth-date.js';
import { avatarNamed } from './common/avatars.js';
import { checkField } from './common/field-rules.js';
import { memberUpdated, profileUpdated } from './common/member.events.js';
import { membersErrors } from './common/members.errors.js';
import type { getProfile, setAvatar, setBirthDate, setNickname } from './common/profile.calls.js';
import { Member } from './member.entity.js';
import { ownAuditEntry } from './own-audit-entry.js';

/** Where the registration does not ask for a nickname: any text of one line. */
const NICKNAME_RULE: RegisterRule = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 40,
};
const HOUR_MS = 3_600_000;
const CHANGES = { max: 30, windowMs: HOUR_MS };
/** So that nobody finds out by trying from which year on an account is let in. */
const BIRTH_DATES = { max: 5, windowMs: 24 * HOUR_MS };

/** How a member is called and shown, and the birth date. Whoever changes it, all open pages of the member are told. */
@Injectable()
export class Profiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly limits: Limits,
    private readonly brands: BrandRegistry,
  ) {}

  async of({ person, brand }: LoggedIn): Promise<ValueOf<typeof getProfile>> {
    const member = await this.database.manager.findOneByOrFail(Member, { id: person });
    const { timeZone, minimumAge } = this.brands.byId(brand).settings;
    const { required, minLength, maxLength } = this.nicknameRule(brand);
    return {
      id: member.id,
      account: member.account,
      nickname: member.nickname,
      nicknameRule: { required, minLength, maxLength },
      avatar: avatarNamed(member.avatar),
      birthDate: member.birthDate,
      minimumAge,
      latestBirthDate: latestBirthDate(this.clock.now(), timeZone, minimumAge),
      registeredAt: member.registeredAt.toISOString(),
    };
  }

  /** @throws AppError 400 under the field, 429 after 30 changes of the profile in an hour */
  async setNickname(caller: LoggedIn, { nickname }: InputOf<typeof setNickname>): Promise<void> {
    const name = nickname.normalize('NFC').trim().replace(/ {2,}/g, ' ');
    const error = checkField('nickname', name, this.nicknameRule(caller.brand));
    if (error) throw invalidInput([error]);
    await this.change(caller, { nickname: name || null });
  }

  /** @throws AppError 429 after 30 changes of the profile in an hour */
  async setAvatar(caller: LoggedIn, { avatar }: InputOf<typeof setAvatar>): Promise<void> {
    await this.change(caller, { avatar });
  }

  /**
   * A refusal for the age is on record, since the next date may be an invented one.
   * @throws AppError 400 under the field; 409 where a date was given before; 429 after five dates in a day
   */
  async setBirthDate(caller: LoggedIn, { birthDate }: InputOf<typeof setBirthDate>): Promise<void> {
    const { brand, person } = caller;
    const { settings } = this.brands.byId(brand);
    const error = birthDateError(birthDate, this.clock.now(), settings);
    if (error && error.code !== 'field_too_young') throw invalidInput([{ ...error, field: 'birthDate' }]);
    await this.limits.require({ key: `birth date of ${person}`, ...BIRTH_DATES });
    if (error) {
      await this.audit.record({
        ...ownAuditEntry(caller, 'birth-date.refused'),
        after: { birthDate, minimumAge: settings.minimumAge },
      });
      throw invalidInput([{ ...error, field: 'birthDate' }]);
    }
    await this.database.transaction(async () => {
      const { count } = await this.database.change(
        'update members.member set birth_date = $2, birth_date_at = $3 where id = $1 and birth_date is null',
        [person, birthDate, this.clock.now()],
      );
      if (count === 0) throw new AppError(membersErrors.error_birth_date_fixed);
      await this.events.append(memberUpdated, person, brand, { changed: 'birth-date' });
      await this.audit.record({ ...ownAuditEntry(caller, 'birth-date.given'), after: { birthDate } });
    });
  }

  /** Does nothing where it is so already. */
  private async change(
    caller: LoggedIn,
    changes: Partial<Pick<Member, 'nickname' | 'avatar'>>,
  ): Promise<void> {
    const { person: id, brand } = caller;
    await this.limits.require({ key: `profile of ${id}`, ...CHANGES });
    await this.database.transaction(async () => {
      const { nickname, avatar } = await this.database.manager.findOneOrFail(Member, {
        where: { id },
        lock: { mode: 'for_no_key_update' },
      });
      const before = { nickname, avatar };
      const after = { ...before, ...changes };
      if (before.nickname === after.nickname && before.avatar === after.avatar) return;
      await this.database.manager.update(Member, { id }, changes);
      await this.events.append(profileUpdated, id, brand, { ...after, avatar: avatarNamed(after.avatar) });
      await this.audit.record({ ...ownAuditEntry(caller, 'profile.changed'), before, after });
    });
  }

  private nicknameRule(brand: string): RegisterRule {
    const rule = this.brands.byId(brand).settings.registerRules.nickname;
    return rule.enabled ? rule : NICKNAME_RULE;
  }
}
