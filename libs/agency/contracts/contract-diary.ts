import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { ContractActor } from '../common/contract.chart.js';
import type {
  contractAccepted,
  contractOffered,
  contractRejected,
  contractTerminated,
} from '../common/contract.events.js';
import type { Contract } from './contract.entity.js';
import { ContractRecord } from './contract-record.js';

/** Who acts, and for whom: of the two parties, or the rule that a newer contract brings with it. */
export interface Act {
  by: ContractActor;
  /** As in the audit: `member 100001`. */
  actor: string;
  address?: string;
}

type ContractPush =
  | typeof contractOffered
  | typeof contractAccepted
  | typeof contractRejected
  | typeof contractTerminated;

/** What is written down of each move: timeline, audit, and the pushes to both parties. */
@Injectable()
export class ContractDiary {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly record: ContractRecord,
  ) {}

  async step({ id, status }: Contract, by: ContractActor): Promise<void> {
    await this.database.query(
      `insert into agency.contract_step (contract, no, status, by, at)
       select $1, coalesce(max(no), 0) + 1, $2, $3, $4 from agency.contract_step where contract = $1`,
      [id, status, by, this.clock.now()],
    );
  }

  async note(
    contract: Contract,
    action: string,
    act: Act,
    before?: object,
    after: object = {},
  ): Promise<void> {
    const { brand, id, status } = contract;
    await this.audit.record({
      brand,
      actor: act.actor,
      address: act.address,
      action: `contract.${action}`,
      subject: `contract ${id}`,
      before,
      after: { status, by: act.by, ...after },
    });
  }

  /** Tells both parties, each from the own side; the house hears nothing. */
  async tell(push: ContractPush, contract: Contract): Promise<void> {
    const { brand, upline, downline } = contract;
    const at = this.clock.now().toISOString();
    const received = await this.record.summary(contract, 'received');
    await this.events.append(push, downline, brand, { ...received, at });
    if (upline !== null) await this.events.append(push, upline, brand, { ...received, side: 'given', at });
  }
}
