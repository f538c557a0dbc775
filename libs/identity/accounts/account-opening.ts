import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { PLAY_CURRENCY } from '#libs/money/currency';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { FieldError } from '#libs/platform/common/errors';
import { Database, sqlState } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import type { RegisterField } from '#libs/site/common/brand-settings';
import { BrandRegistry } from '#libs/site/index';
import { checkFields } from '../common/field-rules.js';
import { identityErrors } from '../common/identity.errors.js';
import { isTrial } from '../common/member-types.js';
import { PasswordRules } from '../passwords/password-rules.js';
import type { Place } from './invitations.js';
import { Member } from './member.entity.js';
import { type NewMember, NewMembers } from './new-members.js';
import { Tree } from './tree.js';

const UNIQUE_VIOLATION = '23505';
const DAY_MS = 24 * 3_600_000;

export interface NewAccount {
  brand: string;
  account: string;
  nickname: string | null;
  type: number;
  /** `null` for an account that is entered by codes or a provider alone. */
  passwordHash: string | null;
  /** Somebody else chose the password: it is to be changed at the first log-in. */
  defaultPassword: boolean;
  email?: string | null;
  /** E.164. */
  mobile?: string | null;
  /** Whether the number was proved; then no other account may have it proved. */
  mobileVerified?: boolean;
  profile: Record<string, string>;
  /** `null` at the top of a tree. */
  place: Place | null;
  /** When a trial account is closed. */
  closesAt?: Date | null;
}

/** Who opens an account: the new member by `registered`, an upline, or a guest who wants to try. */
interface Act {
  action: 'member.registered' | 'member.opened' | 'trial.opened';
  /** The new member itself, by default. */
  actor?: string;
  address: string;
  /** What else is to be on record. */
  how?: object;
}

/** Opens accounts: one way for whoever asks. */
@Injectable()
export class AccountOpening {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly tree: Tree,
    private readonly newMembers: NewMembers,
    private readonly passwordRules: PasswordRules,
  ) {}

  /** What is wrong with these fields under the brand's rules; of the others nothing is demanded. */
  faultsOf(
    brand: string,
    fields: readonly RegisterField[],
    values: Partial<Record<RegisterField, string>>,
  ): FieldError[] {
    const { registerRules } = this.brands.byId(brand).settings;
    const rules = Object.fromEntries(fields.map((field) => [field, registerRules[field]]));
    const errors = checkFields(values, rules as typeof registerRules);
    const { username: account, nickname, password = '' } = values;
    if (errors.some(({ field }) => field === 'password')) return errors;
    return [
      ...errors,
      ...this.passwordRules.commonFaultsOf(brand, 'password', password, { account, nickname }),
    ];
  }

  /**
   * Account, place in the tree, wallet and audit row in the caller's transaction.
   * @throws Refusal 409 for a taken name or a proved number of somebody else
   */
  async open(account: NewAccount, { action, actor, address, how }: Act): Promise<Member> {
    const { brand, place } = account;
    const member = await this.insert(account);
    if (place) await this.tree.attach(member.id, place.upline);
    await this.newMembers.welcome({
      id: member.id,
      brand,
      ...this.moneyOf(member),
      upline: place?.upline ?? null,
      invitation: place?.invitation ?? null,
    });
    await this.audit.record({
      brand,
      actor: actor ?? `member ${member.id}`,
      action,
      subject: `member ${member.id}`,
      address,
      after: place || how ? { ...place, ...how } : undefined,
    });
    return member;
  }

  private moneyOf({ brand, type }: Member): Pick<NewMember, 'currency' | 'playMoney'> {
    const { currency, identity } = this.brands.byId(brand).settings;
    if (!isTrial(type)) return { currency, playMoney: 0n };
    return { currency: PLAY_CURRENCY, playMoney: parseAmount(identity.freePlay.balance, PLAY_CURRENCY) };
  }

  private expiryOf(brand: string, now: Date): Date | null {
    const { passwordDays } = this.brands.byId(brand).settings.identity.login;
    return passwordDays === 0 ? null : new Date(now.getTime() + passwordDays * DAY_MS);
  }

  private async insert({ place, profile, mobileVerified, ...account }: NewAccount): Promise<Member> {
    const now = this.clock.now();
    const member = this.database.manager.create(Member, {
      ...account,
      mobileVerifiedAt: mobileVerified ? now : null,
      account: stored(account.account),
      nickname: account.nickname && stored(account.nickname),
      profile: Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, stored(value)])),
      status: 'active',
      passwordExpiresAt: account.passwordHash === null ? null : this.expiryOf(account.brand, now),
      parent: place?.upline ?? null,
      invitation: place?.invitation ?? null,
      language: null,
      vipRank: 0,
      registeredAt: now,
      firstLoginAt: null,
    });
    try {
      await this.database.manager.insert(Member, member);
    } catch (error) {
      throw sqlState(error) === UNIQUE_VIOLATION ? takenBy(error) : error;
    }
    return member;
  }
}

function takenBy(error: unknown): Refusal {
  const { constraint } = (error as { driverError: { constraint?: string } }).driverError;
  return new Refusal(
    constraint === 'member_mobile' ? identityErrors.error_mobile_taken : identityErrors.error_account_taken,
  );
}

/** As the rules judged it, so that two spellings of one name are one name. */
const stored = (text: string) => text.normalize('NFC');
