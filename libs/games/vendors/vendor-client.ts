import { BlockList, isIP } from 'node:net';
import type { Clock } from '#libs/platform/clock/clock';
import type { VendorConnection } from '#libs/platform/config/vendors';
import { type SignedRequest, sign, verifySignature } from '#libs/platform/crypto/signature';

const TIMEOUT_MS = 5000;

/** Signed requests to a vendor and from it, by the headers that all of our protocols share. */
export class VendorClient {
  private readonly allowed: BlockList | null;

  constructor(
    private readonly connection: VendorConnection,
    private readonly clock: Clock,
  ) {
    this.allowed = addressList(connection.addresses);
  }

  /** Whether a request is signed by the vendor, comes from one of its addresses, and is recent. */
  authentic(request: SignedRequest, address: string): boolean {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (this.allowed && !this.allowed.check(address, family)) return false;
    return verifySignature(request, this.connection.secrets, this.clock.toRealTime().getTime());
  }

  /** @throws Error if it does not answer within five seconds, or answers anything but JSON with 200 */
  async request(method: 'GET' | 'POST', path: string, operator: string, fields?: object): Promise<unknown> {
    const url = new URL(this.connection.url + path);
    const body = fields === undefined ? '' : JSON.stringify(fields);
    const timestamp = Math.floor(this.clock.toRealTime().getTime() / 1000);
    const signature = sign(
      this.connection.secrets[0] ?? '',
      timestamp,
      method,
      url.pathname + url.search,
      operator,
      body,
    );
    const reply = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(fields && { 'content-type': 'application/json' }),
        'x-operator-id': operator,
        'x-timestamp': String(timestamp),
        'x-signature': signature,
      },
      ...(fields && { body }),
    });
    if (reply.status !== 200) throw new Error(`the vendor answered ${reply.status} to ${method} ${path}`);
    return reply.json();
  }
}

/** `null` if every address is allowed. Accepts addresses and networks such as 10.0.0.0/8. */
function addressList(addresses: readonly string[]): BlockList | null {
  if (addresses.length === 0) return null;
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
