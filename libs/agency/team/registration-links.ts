import { Injectable } from '@nestjs/common';
import { MEMBER } from '#libs/identity/common/member-types';
import { Invitations, Members } from '#libs/identity/index';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { invalidInput, Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import type { ContractTerms } from '../common/contract-terms.js';
import type {
  createRegistrationLink,
  listRegistrationLinks,
  RegistrationLink,
} from '../common/registration-link.calls.js';
import { ContractJudge } from '../contracts/contract-judge.js';

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
    (select count(*)::int from identity.member m where m.invitation = i.id) as registrations
  from identity.invitation i join agency.registration_link l on l.invitation = i.id where i.upline = $1`;

/** An agent's links under which accounts open below. */
@Injectable()
export class RegistrationLinks {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly database: Database,
    private readonly members: Members,
    private readonly invitations: Invitations,
    private readonly judge: ContractJudge,
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
      const list = rows.map((row) => this.shown(caller.brand, row));
      return { list, total, totalPages: totalPages(total, pageSize) };
    });
  }

  /** @throws Refusal 400 for terms that cannot be; 422 where too many are open, and as an offer of the terms would be */
  async create(caller: LoggedIn, { name, as, terms }: Input): Promise<RegistrationLink> {
    const { brand, person } = caller;
    const kinds = new Set(terms.map(({ kind }) => kind));
    if (kinds.size < terms.length || (as === 'member' && terms.length > 0))
      throw invalidInput([{ field: 'terms', code: 'field_invalid' }]);
    return this.database.transaction(async () => {
      await this.refuseTooMany(caller);
      const kept: ContractTerms[] = [];
      for (const given of terms) kept.push((await this.judge.judge(brand, person, given)).terms);
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

  /** @throws Refusal 404 for another's link, 409 for one that is closed */
  close(caller: LoggedIn, id: string): Promise<RegistrationLink> {
    return this.database.transaction(async () => {
      await this.one(caller, id);
      if (!(await this.invitations.close(id))) throw new Refusal(agencyErrors.error_registration_link_closed);
      return this.one(caller, id);
    });
  }

  /** What is offered to an agent who registered with an invitation. */
  async termsOf(invitation: string): Promise<ContractTerms[]> {
    const [link] = await this.database.query<{ terms: ContractTerms[] }>(
      'select terms from agency.registration_link where invitation = $1',
      [invitation],
    );
    return link?.terms ?? [];
  }

  private async refuseTooMany({ brand, person }: LoggedIn): Promise<void> {
    const max = this.brands.byId(brand).settings.contracts.registrationLinks;
    // One link of an agent at a time, so that those made at once count each other.
    await this.database.query(
      `select pg_advisory_xact_lock(hashtextextended('registration links of ' || $1, 0))`,
      [person],
    );
    const [open] = await this.database.query<{ count: number }>(
      'select count(*)::int as count from identity.invitation where upline = $1 and closed_at is null',
      [person],
    );
    if ((open?.count ?? 0) >= max)
      throw new Refusal(agencyErrors.error_registration_link_limit, { params: { max } });
  }

  private async one({ brand, person }: LoggedIn, id: string): Promise<RegistrationLink> {
    const [row] = await this.database.query<Row>(`${LINKS} and i.id = $2`, [person, id]);
    if (!row) throw new Refusal(platformErrors.error_not_found);
    return this.shown(brand, row);
  }

  private shown(brand: string, { closedAt, createdAt, type, ...row }: Row): RegistrationLink {
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
