import { Injectable } from '@nestjs/common';
import { MEMBER } from '#libs/members/common/member-types';
import { Invitations, Members } from '#libs/members/index';

import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import type { ContractTerms } from '../common/contract-terms.js';
import type {
  createRegistrationLink,
  listRegistrationLinks,
  RegistrationLink,
} from '../common/registration-link.calls.js';
import { ContractPolicy } from '../contracts/contract-policy.js';

type Input = InputOf<typeof createRegistrationLink>;

interface Row {
  id: string;
  name: string;
  code: string;
  type: number;
  terms: ContractTerms[];
  registrations: number;
  closedAt: Date | null;
  createdAt: Date;
}

const LINKS = `select i.id, l.name, i.code, i.type, l.terms, i.closed_at as "closedAt", i.created_at as "createdAt",
    (select count(*)::int from members.member_view m where m.invitation = i.id) as registrations
  from members.invitation_view i join agency.registration_link l on l.invitation = i.id where i.upline = $1`;

/** An agent's links under which accounts open below. */
@Injectable()
export class RegistrationLinks {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly database: Database,
    private readonly members: Members,
    private readonly invitations: Invitations,
    private readonly policy: ContractPolicy,
  ) {}

  list(
    caller: LoggedIn,
    { pageNo, pageSize }: InputOf<typeof listRegistrationLinks>,
  ): Promise<ValueOf<typeof listRegistrationLinks>> {
    return this.database.snapshot(async () => {
      const rows = await this.database.query<Row>(`${LINKS} order by i.id desc limit $2 offset $3`, [
        caller.person,
        pageSize,
        (pageNo - 1) * pageSize,
      ]);
      const [count] = await this.database.query<{ total: number }>(
        `select count(*)::int as total from (${LINKS}) link`,
        [caller.person],
      );
      const total = count?.total ?? 0;
      const list = rows.map((row) => this.linkOf(caller.brand, row));
      return { list, total, totalPages: totalPages(total, pageSize) };
    });
  }

  /** @throws AppError 400 for terms that do not fit; 422 if too many links are open, and as `ContractPolicy.assertAllowed` */
  async create(caller: LoggedIn, { name, as, terms }: Input): Promise<RegistrationLink> {
    const { brand, person } = caller;
    const kinds = new Set(terms.map(({ kind }) => kind));
    if (kinds.size < terms.length || (as === 'member' && terms.length > 0))
      throw invalidInput([{ field: 'terms', code: 'field_invalid' }]);
    return this.database.transaction(async () => {
      await this.assertBelowLimit(caller);
      const kept: ContractTerms[] = [];
      for (const given of terms) kept.push((await this.policy.assertAllowed(brand, person, given)).terms);
      const own = await this.members.find(person);
      const type = as === 'agent' && own ? own.type : MEMBER;
      const { id } = await this.invitations.create(brand, person, type);
      await this.database.query(
        'insert into agency.registration_link (invitation, name, terms) values ($1, $2, $3::jsonb)',
        [id, name, JSON.stringify(kept)],
      );
      return this.one(caller, id);
    });
  }

  /** @throws AppError 404 for another agent's link; 409 for a closed one */
  close(caller: LoggedIn, id: string): Promise<RegistrationLink> {
    return this.database.transaction(async () => {
      await this.one(caller, id);
      if (!(await this.invitations.close(id)))
        throw new AppError(agencyErrors.error_registration_link_closed);
      return this.one(caller, id);
    });
  }

  /** The terms to offer to an agent who registered with an invitation. */
  async termsOf(invitation: string): Promise<ContractTerms[]> {
    const [link] = await this.database.query<{ terms: ContractTerms[] }>(
      'select terms from agency.registration_link where invitation = $1',
      [invitation],
    );
    return link?.terms ?? [];
  }

  private async assertBelowLimit({ brand, person }: LoggedIn): Promise<void> {
    const max = this.brands.byId(brand).settings.contracts.registrationLinks;
    // One at a time for each agent, so that links created at once count each other.
    await this.database.query(
      `select pg_advisory_xact_lock(hashtextextended('registration links of ' || $1, 0))`,
      [person],
    );
    const [open] = await this.database.query<{ count: number }>(
      'select count(*)::int as count from members.invitation_view where upline = $1 and closed_at is null',
      [person],
    );
    if ((open?.count ?? 0) >= max)
      throw new AppError(agencyErrors.error_registration_link_limit, { params: { max } });
  }

  private async one({ brand, person }: LoggedIn, id: string): Promise<RegistrationLink> {
    const [row] = await this.database.query<Row>(`${LINKS} and i.id = $2`, [person, id]);
    if (!row) throw new AppError(platformErrors.error_not_found);
    return this.linkOf(brand, row);
  }

  private linkOf(brand: string, { closedAt, createdAt, type, ...row }: Row): RegistrationLink {
    const { mainDomain } = this.brands.byId(brand).settings;
    return {
      ...row,
      as: type === MEMBER ? 'member' : 'agent',
      url: new URL(`/register?referralCode=${row.code}`, mainDomain).href,
      open: closedAt === null,
      createdAt: createdAt.toISOString(),
    };
  }
}
