import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database, sqlState } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { isTrial } from './common/member-types.js';
import { membersErrors } from './common/members.errors.js';
import type { TreePosition } from './invitations.js';
import { Member } from './member.entity.js';
import { type NewMember, NewMembers } from './new-members.js';
import { Tree } from './tree.js';

const UNIQUE_VIOLATION = '23505';
const DAY_MS = 24 * 3_600_000;

export interface NewAccount {
  brand: string;
  /** The user name, or the digits of the mobile number. */
  account: string;
  nickname: string | null;
  type: number;
  /** `null` for a member who logs in by codes or a provider alone. */
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
  position: TreePosition | null;
  /** When a trial account is closed. */
  closesAt?: Date | null;
}

/** How an account is opened: by the new member (`registered`), by an upline (`opened`), or for a guest who tries games. */
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
  ) {}

  /**
   * Account, place in the tree, wallet and audit row in the caller's transaction.
   * @throws AppError 409 for a taken name or a proved number of somebody else
   */
  async open(account: NewAccount, { action, actor, address, how }: Act): Promise<Member> {
    const { brand, position } = account;
    const member = await this.insert(account);
    if (position?.upline) await this.tree.attach(member.id, position.upline);
    await this.newMembers.emitAccountOpened({
      id: member.id,
      brand,
      ...this.moneyOf(member),
      upline: position?.upline ?? null,
      invitation: position?.invitation ?? null,
      referrer: position?.referrer ?? null,
      mobileVerified: account.mobileVerified ?? false,
    });
    await this.audit.record({
      brand,
      actor: actor ?? `member ${member.id}`,
      action,
      subject: `member ${member.id}`,
      address,
      after: position || how ? { ...position, ...how } : undefined,
    });
    return member;
  }

  private moneyOf({ brand, type }: Member): Pick<NewMember, 'currency' | 'playMoney'> {
    const trial = isTrial(type);
    const currency = this.brands.walletCurrency(brand, trial);
    const { freePlay } = this.brands.byId(brand).settings.identity;
    return { currency, playMoney: trial ? parseAmount(freePlay.balance, currency) : 0n };
  }

  private expiryOf(brand: string, now: Date): Date | null {
    const { passwordDays } = this.brands.byId(brand).settings.identity.login;
    return passwordDays === 0 ? null : new Date(now.getTime() + passwordDays * DAY_MS);
  }

  private async insert({ position, profile, mobileVerified, ...account }: NewAccount): Promise<Member> {
    const now = this.clock.now();
    const member = this.database.manager.create(Member, {
      ...account,
      mobileVerifiedAt: mobileVerified ? now : null,
      account: stored(account.account),
      nickname: account.nickname && stored(account.nickname),
      profile: Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, stored(value)])),
      status: 'active',
      passwordExpiresAt: account.passwordHash === null ? null : this.expiryOf(account.brand, now),
      parent: position?.upline ?? null,
      invitation: position?.invitation ?? null,
      avatar: null,
      birthDate: null,
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

function takenBy(error: unknown): AppError {
  const { constraint } = (error as { driverError: { constraint?: string } }).driverError;
  return new AppError(
    constraint === 'member_mobile' ? membersErrors.error_mobile_taken : membersErrors.error_account_taken,
  );
}

/** In NFC, as the field rules compared it, so that two spellings of one name are one name. */
const stored = (text: string) => text.normalize('NFC');
