import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import type { Currency } from '#libs/money/currency';
import type { Clock } from '#libs/platform/clock/clock';
import type { Config } from '#libs/platform/config/config';
import { type SignedRequest, sign, verifySignature } from '#libs/platform/crypto/signature';
import type { FairPlayProof } from '../common/bet-record.calls.js';
import type { GameVendor, LaunchOrder, VendorTransaction } from './game-vendor.js';

const TIMEOUT_MS = 5000;
/** A vendor that answers more pages than this is broken. */
const MAX_PAGES = 10_000;

const started = z.object({ url: z.url({ protocol: /^https?$/ }) });

const proof = z.object({
  server_seed_hash: z.string().nullish(),
  server_seed: z.string().nullish(),
  client_seed: z.string().nullish(),
  nonce: z.int().nullish(),
  result: z.record(z.string(), z.unknown()).nullish(),
  verify_url: z.url({ protocol: /^https?$/ }).nullish(),
});

const page = z.object({
  list: z.array(
    z.object({
      transaction_uuid: z.uuid(),
      operation: z.enum(['bet', 'win', 'rollback']),
      amount: z.int().nonnegative(),
      state: z.string().optional(),
    }),
  ),
  total_pages: z.int().nonnegative(),
});

/** The studio: an adapter for the seamless wallet protocol without changes. */
export class StudioVendor implements GameVendor {
  private readonly secrets: string[];
  private readonly allowed: BlockList | null;

  constructor(
    private readonly config: Config & { studioUrl: string },
    private readonly clock: Clock,
  ) {
    this.secrets = listOf(config.STUDIO_SECRET);
    this.allowed = addressList(listOf(config.STUDIO_ADDRESSES));
  }

  authentic(request: SignedRequest, address: string): boolean {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (this.allowed && !this.allowed.check(address, family)) return false;
    return verifySignature(request, this.secrets, this.clock.toRealTime().getTime());
  }

  async launch(order: LaunchOrder): Promise<string> {
    const answer = await this.request('POST', '/game/url', order.operator, {
      operator_id: order.operator,
      user: order.user,
      token: order.token,
      game_code: order.gameCode,
      currency: order.currency,
      country: order.country,
      lang: order.lang,
      platform: order.platform,
      ip: order.ip,
      lobby_url: order.lobbyUrl,
      deposit_url: order.depositUrl,
      demo: order.demo,
    });
    return started.parse(answer).url;
  }

  listGames(operator: string, currency: Currency): Promise<unknown> {
    return this.request('GET', `/game/list?${new URLSearchParams({ currency })}`, operator);
  }

  /** If the vendor is silent or does not know the round, the record is shown without a proof. */
  async proofOf(operator: string, round: string, user: string): Promise<FairPlayProof | null> {
    const query = new URLSearchParams({ round, user });
    const answer = await this.request('GET', `/game/round?${query}`, operator).catch(() => null);
    const parsed = proof.safeParse(answer);
    if (!parsed.success) return null;
    return {
      serverSeedHash: parsed.data.server_seed_hash ?? null,
      serverSeed: parsed.data.server_seed ?? null,
      clientSeed: parsed.data.client_seed ?? null,
      nonce: parsed.data.nonce ?? null,
      result: parsed.data.result ?? {},
      verifyUrl: parsed.data.verify_url ?? null,
    };
  }

  async transactions(operator: string, from: Date, to: Date): Promise<VendorTransaction[]> {
    const found: VendorTransaction[] = [];
    for (let number = 1; number <= MAX_PAGES; number++) {
      const query = new URLSearchParams({
        from: from.toISOString(),
        to: to.toISOString(),
        page: String(number),
      });
      const { list, total_pages } = page.parse(await this.request('GET', `/transactions?${query}`, operator));
      for (const { transaction_uuid, operation, amount, state } of list)
        found.push({
          transactionUuid: transaction_uuid.toLowerCase(),
          operation,
          amount: BigInt(amount),
          certain: state !== 'unanswered',
        });
      if (number >= total_pages) return found;
    }
    throw new Error('the vendor names too many pages of transactions');
  }

  /** @throws Error if it does not answer in time, or answers anything but JSON with 200 */
  private async request(
    method: 'GET' | 'POST',
    path: string,
    operator: string,
    fields?: object,
  ): Promise<unknown> {
    const url = new URL(this.config.studioUrl + path);
    const body = fields === undefined ? '' : JSON.stringify(fields);
    const timestamp = Math.floor(this.clock.toRealTime().getTime() / 1000);
    const signature = sign(
      this.secrets[0] ?? '',
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

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** `null` if every address is allowed. Accepts addresses and networks such as 10.0.0.0/8. */
function addressList(addresses: string[]): BlockList | null {
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
