import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isAgent } from '#libs/members/common/member-types';
import { Members, type NewMember, NewMembers } from '#libs/members/index';

import { Audit } from '#libs/platform/audit/audit';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { auditName } from '#libs/platform/transitions/actor-context';
import type { ContractTerms } from '../common/contract-terms.js';
import type { ContractActorContext } from '../contracts/contract.lifecycle.js';
import { ContractOffers } from '../contracts/contract-offers.js';
import { RegistrationLinks } from './registration-links.js';

/** Offers the terms of a registration link to the agent who registers with it, in the same transaction. */
@Injectable()
export class LinkOffers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly members: Members,
    private readonly newMembers: NewMembers,
    private readonly links: RegistrationLinks,
    private readonly offers: ContractOffers,
  ) {}

  onModuleInit(): void {
    this.newMembers.onAccountOpened((member) => this.offerTerms(member));
  }

  private async offerTerms({ id, brand, upline, invitation }: NewMember): Promise<void> {
    if (upline === null || invitation === null) return;
    const member = await this.members.find(id);
    if (!member || !isAgent(member.type)) return;
    for (const terms of await this.links.termsOf(invitation)) await this.offer({ id, brand, upline }, terms);
  }

  /** Leaves out terms that the upline may no longer give: the registration goes on without them. */
  private async offer(
    { id, brand, upline }: { id: string; brand: string; upline: string },
    terms: ContractTerms,
  ): Promise<void> {
    const actor: ContractActorContext = { kind: 'member', id: upline, role: 'upline' };
    try {
      await this.database.savepoint(() => this.offers.create({ brand, upline, actor }, id, terms));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.audit.record({
        brand,
        actor: auditName(actor),
        action: 'registration-link.terms-left-out',
        subject: `member ${id}`,
        after: { terms, reason: error.code },
      });
    }
  }
}
