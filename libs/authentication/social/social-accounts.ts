import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MEMBER } from '#libs/members/common/member-types';
import { AccountOpening, Invitations, Member, ownAuditEntry } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { SocialProvider } from '../common/social.calls.js';
import type { SocialRegistration } from './social-attempts.js';
import type { SocialPerson } from './social-provider.js';

/** User names end with a random number below this. */
const NAME_NUMBERS = 10_000_000_000;

export interface SocialLink {
  provider: SocialProvider;
  linkedAt: Date;
}

/** A person at a provider, as a brand sees it. */
interface ProviderIdentity {
  brand: string;
  provider: SocialProvider;
  person: SocialPerson;
}

/** Which account belongs to which person at a provider. They are linked by the provider's `subject`, never by mail address. */
@Injectable()
export class SocialAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: AccountOpening,
    private readonly invitations: Invitations,
  ) {}

  async find({ brand, provider, person }: ProviderIdentity): Promise<Member | null> {
    const [row] = await this.database.query<{ member: string }>(
      'select member from authentication.social_account where brand = $1 and provider = $2 and subject = $3',
      [brand, provider, person.subject],
    );
    return row ? this.database.manager.findOneByOrFail(Member, { id: row.member }) : null;
  }

  /** Until COMMIT nobody else opens an account for this person or links it. */
  async lock({ brand, provider, person }: ProviderIdentity): Promise<void> {
    await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 11))', [
      `${brand} ${provider} ${person.subject}`,
    ]);
  }

  /** At most one of each provider. */
  linksOf(member: string): Promise<SocialLink[]> {
    return this.database.query<SocialLink>(
      'select provider, linked_at as "linkedAt" from authentication.social_account where member = $1 order by provider',
      [member],
    );
  }

  /**
   * Opens an account without a password in the caller's transaction; of two calls for the same person at once both get the same
   * account.
   */
  async open(
    identity: ProviderIdentity,
    { referralCode }: SocialRegistration,
    address: string,
  ): Promise<Member> {
    const { brand, provider, person } = identity;
    await this.lock(identity);
    const there = await this.find(identity);
    if (there) return there;
    const position = referralCode ? await this.invitations.find(brand, referralCode) : null;
    const member = await this.accounts.open(
      {
        brand,
        account: `${provider.slice(0, 1)}${String(randomInt(NAME_NUMBERS)).padStart(10, '0')}`,
        nickname: null,
        type: position?.type ?? MEMBER,
        passwordHash: null,
        defaultPassword: false,
        email: person.email,
        profile: {},
        position,
      },
      { action: 'member.registered', address, how: { provider } },
    );
    if (person.email && person.emailVerified)
      await this.database.manager.update(Member, { id: member.id }, { emailVerifiedAt: this.clock.now() });
    await this.link(identity, member, address);
    return member;
  }

  /** In the caller's transaction, under `lock`. */
  async link({ brand, provider, person }: ProviderIdentity, { id }: Member, address: string): Promise<void> {
    await this.database.query(
      'insert into authentication.social_account (brand, provider, subject, member, linked_at) values ($1, $2, $3, $4, $5)',
      [brand, provider, person.subject, id, this.clock.now()],
    );
    const owner = { brand, person: id, address };
    await this.audit.record({ ...ownAuditEntry(owner, 'social-account.linked'), after: { provider } });
  }

  async unlink(member: string, provider: SocialProvider): Promise<void> {
    await this.database.query(
      'delete from authentication.social_account where member = $1 and provider = $2',
      [member, provider],
    );
  }
}
