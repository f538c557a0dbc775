import { z } from 'zod';
import type { Currency } from '#libs/money/currency';
import type { SignedRequest } from '#libs/platform/crypto/signature';
import type { FairPlayProof } from '../common/bet-record.calls.js';
import type { GameVendor, LaunchOrder } from './game-vendor.js';
import type { VendorClient } from './vendor-client.js';

/** What is asked for every other second may take no longer. */
const LIVE_BOUNDS = { timeoutMs: 2000, maxBytes: 256 * 1024 };

const started = z.object({ url: z.url({ protocol: /^https?$/ }) });

const proof = z.object({
  server_seed_hash: z.string().nullish(),
  server_seed: z.string().nullish(),
  client_seed: z.string().nullish(),
  nonce: z.int().nullish(),
  result: z.record(z.string(), z.unknown()).nullish(),
  verify_url: z.url({ protocol: /^https?$/ }).nullish(),
});

/** What the protocols of both kinds of wallet share: launches, lists of games and proofs. */
export abstract class ConnectedVendor implements GameVendor {
  constructor(protected readonly client: VendorClient) {}

  authentic(request: SignedRequest, address: string): boolean {
    return this.client.authentic(request, address);
  }

  async launch(order: LaunchOrder): Promise<string> {
    const answer = await this.client.request('POST', '/game/url', order.operator, {
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
    return this.client.request('GET', `/game/list?${new URLSearchParams({ currency })}`, operator);
  }

  live(operator: string, currency: Currency): Promise<unknown> {
    const path = `/game/live?${new URLSearchParams({ currency })}`;
    return this.client.request('GET', path, operator, undefined, LIVE_BOUNDS);
  }

  /** If the vendor is silent or does not know the round, the record is shown without a proof. */
  async proofOf(operator: string, round: string, user: string): Promise<FairPlayProof | null> {
    const query = new URLSearchParams({ round, user });
    const answer = await this.client.request('GET', `/game/round?${query}`, operator).catch(() => null);
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
}
