import { call, sealedCall } from './call';
import { newAccount, PASSWORD } from './portal';

interface Contract {
  id: string;
  status: string;
}

export const realtime = (winRate: string, lossRate: string, betRate = '0.00') => ({
  kind: 'realtime',
  winRate,
  lossRate,
  betRate,
});

/** An agent's actions by calls, to prepare a story. */
export class Agent {
  private constructor(
    readonly id: string,
    readonly account: string,
    readonly token: string,
  ) {}

  static async login(account: string, password = PASSWORD): Promise<Agent> {
    const fields = { username: account, password };
    const value = await sealedCall<{ token: string; member: { id: string } }>(
      'POST /wps/session/login',
      fields,
    );
    return new Agent(value.member.id, account, value.token);
  }

  /** A new account directly below, logged in after choosing a password. */
  async open(as: 'agent' | 'member'): Promise<Agent> {
    const username = newAccount();
    await sealedCall('POST /wps/agent/downlines', { username, password: PASSWORD, as }, this);
    const opened = await Agent.login(username);
    await opened.choosePassword(`${PASSWORD}-own`);
    return opened;
  }

  private async choosePassword(newPassword: string): Promise<void> {
    const fields = { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword };
    await sealedCall('POST /wps/member/password', fields, this);
  }

  /** Offers a contract that the downline accepts at once. */
  async agree(downline: Agent, terms: object): Promise<Contract> {
    const { id } = await this.offer(downline, terms);
    const { impactToken } = await downline.get<{ impactToken: string }>(`/wps/agent/contracts/${id}/impact`);
    return call(`POST /wps/agent/contracts/${id}/acceptance`, { impactToken }, downline);
  }

  offer = (downline: Agent, terms: object): Promise<Contract> =>
    call('POST /wps/agent/contracts', { downlineId: downline.id, terms }, this);

  terminate = (id: string): Promise<Contract> =>
    call(`POST /wps/agent/contracts/${id}/termination`, {}, this);

  get = <Value>(path: string): Promise<Value> => call(`GET ${path}`, undefined, this);
}
