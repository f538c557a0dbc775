import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isAgent } from '#libs/identity/common/member-types';
import { Members, type NewMember, NewMembers } from '#libs/identity/index';
import { Audit } from '#libs/platform/audit/audit';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import type { ContractTerms } from '../common/contract-terms.js';
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
    this.newMembers.onWelcome((member) => this.welcome(member));
  }

  private async welcome({ id, brand, upline, invitation }: NewMember): Promise<void> {
    if (upline === null || invitation === null) return;
    const member = await this.members.find(id);
    if (!member || !isAgent(member.type)) return;
    for (const terms of await this.links.termsOf(invitation)) await this.offer({ id, brand, upline }, terms);
  }

  /** Terms that the upline may no longer give are left out: nobody is turned away for them. */
  private async offer(
    { id, brand, upline }: { id: string; brand: string; upline: string },
    terms: ContractTerms,
  ): Promise<void> {
    const actor = `member ${upline}`;
    try {
      await this.database.savepoint(() =>
        this.offers.offer({ brand, upline, act: { by: 'upline', actor } }, id, terms),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.audit.record({
        brand,
        actor,
        action: 'registration-link.terms-left-out',
        subject: `member ${id}`,
        after: { terms, reason: error.code },
      });
    }
  }
}
