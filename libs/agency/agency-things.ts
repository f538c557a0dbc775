import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { LiveThings } from '#libs/platform/live/live-things';
import { contractChart } from './common/contract.chart.js';
import { Contract } from './contracts/contract.entity.js';

/** As far as a bigint of PostgreSQL surely goes. */
const ID = /^\d{1,18}$/;

/** Contracts for those who follow them on their chart. Who acts is not stored, so its guards are left to them. */
@Injectable()
export class AgencyThings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly things: LiveThings,
  ) {}

  onModuleInit(): void {
    this.things.register(contractChart.id, async (id) => {
      const contract = ID.test(id) ? await this.database.manager.findOneBy(Contract, { id }) : null;
      return contract && { state: contract.status, context: {} };
    });
  }
}
