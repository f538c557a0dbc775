import { Injectable } from '@nestjs/common';
import { isAgent } from '#libs/members/common/member-types';
import type { Member } from '#libs/members/index';

import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { CONTRACT_KINDS, type ContractKind } from '../common/contract-kinds.js';

export interface ContractsOfKind {
  /** `offered`: an offer waits for the member's answer; else `active`: a contract is in force. */
  received: 'none' | 'offered' | 'active';
  mayOffer: boolean;
}

/** Which kinds of contract a member has or was offered, and which the member may offer. */
@Injectable()
export class ContractsByKind {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  async of({ id, brand, type }: Member): Promise<Record<ContractKind, ContractsOfKind>> {
    const rows = await this.database.query<{ kind: ContractKind; offered: boolean }>(
      `select kind, bool_or(status = 'offered') as offered from agency.contract
       where downline = $1 and status in ('offered', 'active', 'ending') group by kind`,
      [id],
    );
    const { kinds } = this.brands.byId(brand).settings.contracts;
    const ofKind = (kind: ContractKind): ContractsOfKind => {
      const row = rows.find((one) => one.kind === kind);
      const received = row?.offered ? 'offered' : row ? 'active' : 'none';
      return { received, mayOffer: isAgent(type) && kinds.includes(kind) };
    };
    return Object.fromEntries(CONTRACT_KINDS.map((kind) => [kind, ofKind(kind)])) as Record<
      ContractKind,
      ContractsOfKind
    >;
  }
}
