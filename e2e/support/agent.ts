import type { Page } from '@playwright/test';
import { newAccount, PASSWORD } from './portal';
import { sealed } from './sealed';
import { stack } from './stack';

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

/** What an agent does by calls, to set the scene of a story. */
export class Agent {
  private constructor(
    readonly id: string,
    readonly account: string,
    private readonly token: string,
  ) {}

  static async login(account: string, password = PASSWORD): Promise<Agent> {
    const path = '/wps/session/login';
    const body = await sealed(`POST ${path}`, { username: account, password });
    const value = await call<{ token: string; member: { id: string } }>('POST', path, body);
    return new Agent(value.member.id, account, value.token);
  }

  /** An account directly below, logged in with a password of its own choice. */
  async open(as: 'agent' | 'member'): Promise<Agent> {
    const path = '/wps/agent/downlines';
    const username = newAccount();
    const body = await sealed(`POST ${path}`, { username, password: PASSWORD, as });
    await call('POST', path, body, this.token);
    const opened = await Agent.login(username);
    await opened.choosePassword(`${PASSWORD}-own`);
    return opened;
  }

  private async choosePassword(newPassword: string): Promise<void> {
    const path = '/wps/member/password';
    const fields = { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword };
    await call('POST', path, await sealed(`POST ${path}`, fields), this.token);
  }

  /** Offers a contract, and has it accepted at once. */
  async agree(downline: Agent, terms: object): Promise<Contract> {
    const { id } = await this.offer(downline, terms);
    const { impactToken } = await downline.get<{ impactToken: string }>(`/wps/agent/contracts/${id}/impact`);
    return call('POST', `/wps/agent/contracts/${id}/acceptance`, { impactToken }, downline.token);
  }

  offer = (downline: Agent, terms: object): Promise<Contract> =>
    call('POST', '/wps/agent/contracts', { downlineId: downline.id, terms }, this.token);

  terminate = (id: string): Promise<Contract> =>
    call('POST', `/wps/agent/contracts/${id}/termination`, {}, this.token);

  get = <Value>(path: string): Promise<Value> => call('GET', path, undefined, this.token);

  /** Lets a page that is open begin with this agent's session, as another tab would. */
  async enter(page: Page, path = '/'): Promise<void> {
    await page.evaluate((token) => {
      sessionStorage.setItem('token', token);
      // biome-ignore lint/suspicious/noDocumentCookie: as the portal sets it
      document.cookie = 'member=1; path=/; samesite=strict';
    }, this.token);
    await page.goto(stack().publicUrl + path);
  }
}

async function call<Value>(method: string, path: string, body?: object, token?: string): Promise<Value> {
  const { publicUrl } = stack();
  const reply = await fetch(publicUrl + path, {
    method,
    headers: {
      origin: publicUrl,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && token && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { success, value, message } = (await reply.json()) as {
    success: boolean;
    value: Value;
    message: string | null;
  };
  if (!success) throw new Error(`${method} ${path} was refused: ${message}`);
  return value;
}
