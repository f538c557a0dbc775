import {
  API,
  type DiceRollReply,
  type DiceRollRequest,
  type Refused,
  type RoundsReply,
  type SeedsReply,
  type SessionView,
  type SlotSpinReply,
} from '../../../studio/api';
import { NoAnswer, Refusal } from './refusal';

/** The studio's calls, for one session. Each throws Refusal when it is refused and NoAnswer when it is cut off. */
export class StudioClient {
  constructor(readonly session: string) {}

  open(): Promise<SessionView> {
    return this.call('GET', '/session');
  }

  roll(request: DiceRollRequest): Promise<DiceRollReply> {
    return this.call('POST', '/dice/roll', request);
  }

  spin(amount: string): Promise<SlotSpinReply> {
    return this.call('POST', '/slot/spin', { amount });
  }

  changeSeeds(clientSeed: string): Promise<SeedsReply> {
    return this.call('POST', '/seeds', { clientSeed });
  }

  rounds(page: number): Promise<RoundsReply> {
    return this.call('GET', `/rounds?page=${page}`);
  }

  private async call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await fetch(API + path, {
      method,
      headers: {
        authorization: `Bearer ${this.session}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
    }).catch(() => {
      throw new NoAnswer(path);
    });
    const said: unknown = await reply.json().catch(() => null);
    if (reply.ok && said !== null) return said as Reply;
    // A proxy that cannot reach the studio answers without one of its codes.
    if (!isRefused(said)) throw reply.status >= 500 ? new NoAnswer(path) : new Refusal('unknown');
    throw new Refusal(said.error, said.params);
  }
}

function isRefused(said: unknown): said is Refused {
  return typeof said === 'object' && said !== null && 'error' in said && typeof said.error === 'string';
}
