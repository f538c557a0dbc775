import { Injectable } from '@nestjs/common';
import type { AnyCall, InputOf } from '../common/call.js';
import type { LoggedIn } from './caller.js';

type Check<C extends AnyCall> = (caller: LoggedIn, input: InputOf<C>) => Promise<void>;

/**
 * What a money call has to pass before its transaction begins: work that counts attempts in a transaction of its own,
 * hashes, or asks somebody else, and so must not hold a connection. Contexts register a check for a call.
 */
@Injectable()
export class CallChecks {
  private readonly checks = new Map<AnyCall, Check<AnyCall>>();

  /** @throws Error where the call has a check already, or is no money call, of which checks are not run */
  register<C extends AnyCall>(call: C, check: Check<C>): void {
    if (!call.idempotent)
      throw new Error(`${call.method} ${call.path} is no money call: its check would not run`);
    if (this.checks.has(call)) throw new Error(`${call.method} ${call.path} is checked twice`);
    this.checks.set(call, check);
  }

  /** Not run for a copy of a call that was answered. @throws Refusal as the check does */
  async run(call: AnyCall, caller: LoggedIn, input: unknown): Promise<void> {
    await this.checks.get(call)?.(caller, input as never);
  }
}
