import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import type { Clock } from '#libs/platform/clock/clock';
import type { Config } from '#libs/platform/config/config';
import { sign, verifySignature } from '#libs/platform/crypto/signature';
import type { SignedRequest } from '#libs/platform/http/caller';
import type { FairPlayProof } from './common/bet-record.calls.js';
import type { GameVendor, LaunchOrder, VendorTransaction } from './game-vendor.js';

const PATIENCE_MS = 5000;
/** More pages than this are no answer of a sound vendor. */
const MOST_PAGES = 10_000;

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

/** The studio: speaks the seamless wallet protocol as it stands. */
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
    return verifySignature(request, this.secrets, this.clock.outside().getTime());
  }

  async launch(order: LaunchOrder): Promise<string> {
    const answer = await this.ask('POST', '/game/url', order.operator, {
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

  /** A vendor that is silent or does not know the round gives no proof: the record is shown without it. */
  async proofOf(operator: string, round: string, user: string): Promise<FairPlayProof | null> {
    const query = new URLSearchParams({ round, user });
    const answer = await this.ask('GET', `/game/round?${query}`, operator).catch(() => null);
    const told = proof.safeParse(answer);
    if (!told.success) return null;
    return {
      serverSeedHash: told.data.server_seed_hash ?? null,
      serverSeed: told.data.server_seed ?? null,
      clientSeed: told.data.client_seed ?? null,
      nonce: told.data.nonce ?? null,
      result: told.data.result ?? {},
      verifyUrl: told.data.verify_url ?? null,
    };
  }

  async transactions(operator: string, from: Date, to: Date): Promise<VendorTransaction[]> {
    const found: VendorTransaction[] = [];
    for (let number = 1; number <= MOST_PAGES; number++) {
      const query = new URLSearchParams({
        from: from.toISOString(),
        to: to.toISOString(),
        page: String(number),
      });
      const { list, total_pages } = page.parse(await this.ask('GET', `/transactions?${query}`, operator));
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

  /** @throws Error where it does not answer in time, or answers anything but JSON with 200 */
  private async ask(
    method: 'GET' | 'POST',
    path: string,
    operator: string,
    fields?: object,
  ): Promise<unknown> {
    const url = new URL(this.config.studioUrl + path);
    const body = fields === undefined ? '' : JSON.stringify(fields);
    const timestamp = Math.floor(this.clock.outside().getTime() / 1000);
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
      signal: AbortSignal.timeout(PATIENCE_MS),
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

/** `null` where every address is allowed. Takes addresses and networks such as 10.0.0.0/8. */
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
