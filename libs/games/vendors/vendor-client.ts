import { BlockList, isIP } from 'node:net';
import type { Clock } from '#libs/platform/clock/clock';
import type { VendorConnection } from '#libs/platform/config/vendors';
import { type SignedRequest, sign, verifySignature } from '#libs/platform/crypto/signature';

interface Bounds {
  timeoutMs: number;
  /** Of the reply's body. */
  maxBytes: number;
}

const USUAL: Bounds = { timeoutMs: 5000, maxBytes: 64 * 1024 ** 2 };

/** The vendor answered, but not with 200. `code` is the `error` of its answer, where it has one. */
export class VendorHttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string | null,
    request: string,
  ) {
    super(`the vendor answered ${status} to ${request}`);
  }
}

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

  /**
   * @throws VendorHttpError if it answers with another status than 200
   * @throws Error if it does not answer in time, by default within five seconds, or not with JSON
   */
  async request(
    method: 'GET' | 'POST',
    path: string,
    operator: string,
    fields?: object,
    { timeoutMs, maxBytes }: Bounds = USUAL,
  ): Promise<unknown> {
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
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(fields && { 'content-type': 'application/json' }),
        'x-operator-id': operator,
        'x-timestamp': String(timestamp),
        'x-signature': signature,
      },
      ...(fields && { body }),
    });
    if (reply.status !== 200)
      throw new VendorHttpError(reply.status, await errorCodeOf(reply, maxBytes), `${method} ${path}`);
    return readJson(reply, maxBytes);
  }
}

async function errorCodeOf(reply: Response, maxBytes: number): Promise<string | null> {
  const answer = await readJson(reply, maxBytes).catch(() => null);
  const code = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null;
  return typeof code === 'string' ? code : null;
}

async function readJson({ body }: Response, maxBytes: number): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error(`the vendor's answer is longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString()) as unknown;
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
