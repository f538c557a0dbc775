import { Injectable } from '@nestjs/common';
import type { AnyCall, ValueOf } from '../common/call.js';
import type { Envelope } from '../common/errors.js';
import type { Caller, CallerFor } from './caller.js';

type Complete<C extends AnyCall> = (caller: CallerFor<C>, value: ValueOf<C>) => Promise<ValueOf<C>>;

/**
 * What the answer of a call that runs once per key says besides what is stored with the key: how things stand after
 * COMMIT. A copy that is answered from the store is completed too. Contexts register for a call.
 */
@Injectable()
export class CallAnswers {
  private readonly completions = new Map<AnyCall, Complete<AnyCall>>();

  /** @throws Error if the answer is completed already, or is not stored: then its handler can say it */
  register<C extends AnyCall>(call: C, complete: Complete<C>): void {
    const name = `${call.method} ${call.path}`;
    if (!call.idempotent || call.keptWithEffect) throw new Error(`${name} runs in no transaction of a key`);
    if (this.completions.has(call)) throw new Error(`${name} is completed twice`);
    this.completions.set(call, complete as Complete<AnyCall>);
  }

  async completed(call: AnyCall, caller: Caller, envelope: Envelope): Promise<Envelope> {
    const complete = this.completions.get(call);
    return complete && envelope.success
      ? { ...envelope, value: await complete(caller, envelope.value) }
      : envelope;
  }
}
