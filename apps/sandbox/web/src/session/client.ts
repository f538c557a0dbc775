import {
  apiOf,
  type DiceRollReply,
  type DiceRollRequest,
  type InstantPlayRequest,
  type InstantReply,
  type InstantStepRequest,
  type Refused,
  type RoundsReply,
  type SeedsReply,
  type SessionView,
  type SlotSpinReply,
  type SlotSpinRequest,
} from '../../../common/api';
import { AppError, NoAnswer } from './errors';

/** A vendor's calls, for one session. @throws AppError if the vendor refuses, NoAnswer if none comes */
export class GameClient {
  readonly #api = apiOf(window.location.pathname);

  constructor(readonly session: string) {}

  open(): Promise<SessionView> {
    return this.call('GET', '/session');
  }

  roll(request: DiceRollRequest): Promise<DiceRollReply> {
    return this.call('POST', '/dice/roll', request);
  }

  spin(request: SlotSpinRequest): Promise<SlotSpinReply> {
    return this.call('POST', '/slot/spin', request);
  }

  play(request: InstantPlayRequest): Promise<InstantReply> {
    return this.call('POST', '/instant/play', request);
  }

  /** Sent again, a step gets the same answer. */
  step(request: InstantStepRequest): Promise<InstantReply> {
    return this.call('POST', '/instant/step', request);
  }

  changeSeeds(clientSeed: string): Promise<SeedsReply> {
    return this.call('POST', '/seeds', { clientSeed });
  }

  rounds(page: number): Promise<RoundsReply> {
    return this.call('GET', `/rounds?page=${page}`);
  }

  private async call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await fetch(this.#api + path, {
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
    const answer: unknown = await reply.json().catch(() => null);
    if (reply.ok && answer !== null) return answer as Reply;
    // A proxy that cannot reach the vendor answers without one of its codes.
    if (!isRefused(answer)) throw reply.status >= 500 ? new NoAnswer(path) : new AppError('unknown');
    throw new AppError(answer.error, answer.params);
  }
}

function isRefused(answer: unknown): answer is Refused {
  return (
    typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string'
  );
}
