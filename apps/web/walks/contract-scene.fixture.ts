import { randomUUID } from 'node:crypto';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { addMember, type TreeMember } from '#libs/agency/team/team.fixture';
import { PortalClient } from '#libs/platform/testing/portal-client';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import { insertSession } from '#libs/platform/testing/test-session';
import { brandSettings } from '#libs/site/common/brand-settings';

/** `strict` refuses an acceptance while contracts below pay more; `mela` ends them. */
export type Brand = 'mela' | 'strict';

/** Opens the stricter brand beside mela, each with a host of its own. Before the api starts, which reads them. */
export async function openStrictBrand(db: TestDatabase): Promise<void> {
  const [mela] = await db.query<{ settings: unknown }>(`select settings from site.brand where id = 'mela'`);
  const settings = brandSettings.parse(mela?.settings);
  const strict = { ...settings, contracts: { ...settings.contracts, conflict: 'REJECT' } };
  await db.query(`update site.brand set hosts = '{127.0.0.1}' where id = 'mela'`);
  await db.query(`insert into site.brand (id, hosts, settings) values ('strict', '{localhost}', $1)`, [
    JSON.stringify(strict),
  ]);
}

export const urlOf = (brand: Brand, port: number) =>
  `http://${brand === 'mela' ? '127.0.0.1' : 'localhost'}:${port}`;

const realtime = (rate: string) => ({ kind: 'realtime', winRate: rate, lossRate: rate, betRate: '0.00' });

/** An agent with an offer that waits, the upline that made it, and downlines with contracts of the agent. */
export class ContractScene {
  /** Contracts below that pay more than what is offered. */
  below = 0;
  stands: 'waits' | 'taken back' | 'answered elsewhere' = 'waits';

  private constructor(
    private readonly db: TestDatabase,
    readonly brand: Brand,
    private readonly portal: PortalClient,
    private readonly upline: TreeMember,
    readonly agent: TreeMember,
    readonly offer: string,
  ) {}

  static async open(db: TestDatabase, brand: Brand, port: number): Promise<ContractScene> {
    const portal = new PortalClient(urlOf(brand, port));
    const upline = await addMember(db, null, { type: 1, brand });
    const agent = await addMember(db, upline, { type: 2, brand });
    const { id } = await post(portal, upline.token, '', { downlineId: agent.id, terms: realtime('0.10') });
    return new ContractScene(db, brand, portal, upline, agent, id);
  }

  /** One more downline has a contract that pays more than the offer. */
  async giveBelow(): Promise<void> {
    const downline = await addMember(this.db, this.agent, { type: 2, brand: this.brand });
    const terms = realtime('0.20');
    const { id } = await post(this.portal, this.agent.token, '', { downlineId: downline.id, terms });
    await post(this.portal, downline.token, `/${id}/acceptance`);
    this.below += 1;
  }

  async takeBack(): Promise<void> {
    await post(this.portal, this.upline.token, `/${this.offer}/termination`);
    this.stands = 'taken back';
  }

  /** The same agent, with another session. */
  async rejectElsewhere(): Promise<void> {
    const { id: person } = this.agent;
    const token = await insertSession(this.db, { person, role: 'agent', brand: this.brand });
    await post(this.portal, token, `/${this.offer}/rejection`);
    this.stands = 'answered elsewhere';
  }

  async status(): Promise<ContractSummary['status'] | undefined> {
    const path = `/wps/agent/contracts/${this.offer}`;
    const { body } = await this.portal.get<{ contract: ContractSummary }>(path, this.agent.token);
    return body.value?.contract.status;
  }
}

async function post(portal: PortalClient, token: string, path: string, fields: object = {}) {
  const key = randomUUID();
  const call = `/wps/agent/contracts${path}`;
  const { body, text } = await portal.send<ContractSummary>('POST', call, fields, { token, key });
  if (!body.value) throw new Error(`${call}: ${text}`);
  return body.value;
}
