import { Injectable } from '@nestjs/common';
import { isAgent } from '#libs/identity/common/member-types';
import type { Member } from '#libs/identity/index';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { CONTRACT_KINDS, type ContractKind } from '../common/contract-kinds.js';

export interface KindStanding {
  /** An offer waits for the member's answer, or else a contract is in force. */
  received: 'none' | 'offered' | 'active';
  /** Whether the member may offer contracts of this kind. */
  gives: boolean;
}

/** Where a member stands with contracts, kind by kind. */
@Injectable()
export class ContractStanding {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  async of({ id, brand, type }: Member): Promise<Record<ContractKind, KindStanding>> {
    const rows = await this.database.query<{ kind: ContractKind; offered: boolean }>(
      `select kind, bool_or(status = 'offered') as offered from agency.contract
       where downline = $1 and status in ('offered', 'active', 'ending') group by kind`,
      [id],
    );
    const { kinds } = this.brands.byId(brand).settings.contracts;
    const standing = (kind: ContractKind): KindStanding => {
      const row = rows.find((one) => one.kind === kind);
      const received = row?.offered ? 'offered' : row ? 'active' : 'none';
      return { received, gives: isAgent(type) && kinds.includes(kind) };
    };
    return Object.fromEntries(CONTRACT_KINDS.map((kind) => [kind, standing(kind)])) as Record<
      ContractKind,
      KindStanding
    >;
  }
}
