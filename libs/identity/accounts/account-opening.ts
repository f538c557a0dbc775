import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { FieldError } from '#libs/platform/common/errors';
import { Database, sqlState } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import type { RegisterField } from '#libs/site/common/brand-settings';
import { BrandRegistry } from '#libs/site/index';
import { checkFields } from '../common/field-rules.js';
import { identityErrors } from '../common/identity.errors.js';
import { PasswordRules } from '../passwords/password-rules.js';
import type { Place } from './invitations.js';
import { Member } from './member.entity.js';
import { NewMembers } from './new-members.js';
import { Tree } from './tree.js';

const UNIQUE_VIOLATION = '23505';

export interface NewAccount {
  brand: string;
  account: string;
  nickname: string | null;
  type: number;
  passwordHash: string;
  /** Somebody else chose the password: it is to be changed at the first log-in. */
  defaultPassword: boolean;
  profile: Record<string, string>;
  /** `null` at the top of a tree. */
  place: Place | null;
}

/** Who opens an account: the new member by `registered`, or an upline. */
interface Act {
  action: 'member.registered' | 'member.opened';
  /** The new member itself, by default. */
  actor?: string;
  address: string;
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
    return [
      ...checkFields(values, rules as typeof registerRules),
      ...this.passwordRules.commonFaultsOf('password', values.password ?? ''),
    ];
  }

  /** Account, place in the tree, wallet and audit row in the caller's transaction. @throws Refusal 409 for a taken name */
  async open(account: NewAccount, { action, actor, address }: Act): Promise<Member> {
    const { brand, place } = account;
    const member = await this.insert(account);
    if (place) await this.tree.attach(member.id, place.upline);
    await this.newMembers.welcome({
      id: member.id,
      brand,
      currency: this.brands.byId(brand).settings.currency,
      upline: place?.upline ?? null,
      invitation: place?.invitation ?? null,
    });
    await this.audit.record({
      brand,
      actor: actor ?? `member ${member.id}`,
      action,
      subject: `member ${member.id}`,
      address,
      after: place ?? undefined,
    });
    return member;
  }

  private async insert({ place, profile, ...account }: NewAccount): Promise<Member> {
    const member = this.database.manager.create(Member, {
      ...account,
      account: stored(account.account),
      nickname: account.nickname && stored(account.nickname),
      profile: Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, stored(value)])),
      status: 'active',
      passwordExpiresAt: null,
      parent: place?.upline ?? null,
      invitation: place?.invitation ?? null,
      language: null,
      vipRank: 0,
      registeredAt: this.clock.now(),
      firstLoginAt: null,
    });
    try {
      await this.database.manager.insert(Member, member);
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal(identityErrors.error_account_taken);
      throw error;
    }
    return member;
  }
}

/** As the rules judged it, so that two spellings of one name are one name. */
const stored = (text: string) => text.normalize('NFC');
