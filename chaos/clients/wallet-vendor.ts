import { sign } from '#libs/platform/crypto/signature';
import type { Program } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import { BRAND, CURRENCY } from './ledger-client.js';
import { startSandbox } from './sandbox.js';

const SECRET = 'chaos-delta-secret';

/** The vendor DELTA of the sandbox, a program that can be killed, with a wallet for each member. */
export class WalletVendor {
  private constructor(
    readonly program: Program,
    /** What the portal's programs need to know it. */
    readonly env: NodeJS.ProcessEnv,
    private readonly url: string,
  ) {}

  static async start(stack: Stack): Promise<WalletVendor> {
    const { program, url: sandbox } = await startSandbox(stack, { VENDOR_DELTA_SECRET: SECRET });
    const url = `${sandbox}/delta`;
    return new WalletVendor(program, { VENDOR_DELTA_URL: url, VENDOR_DELTA_SECRET: SECRET }, url);
  }

  /** What the vendor holds for the member, currency x 100000. @throws Error if it does not answer */
  async balance(user: string): Promise<number> {
    const query = `/wallet/balance?${new URLSearchParams({ user, currency: CURRENCY })}`;
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = sign(SECRET, timestamp, 'GET', `/delta${query}`, BRAND, '');
    const headers = { 'x-operator-id': BRAND, 'x-timestamp': String(timestamp), 'x-signature': signature };
    const reply = await fetch(this.url + query, { headers });
    if (!reply.ok) throw new Error(`the vendor answered ${reply.status}: ${await reply.text()}`);
    return ((await reply.json()) as { balance: number }).balance;
  }
}
