import { Injectable } from '@nestjs/common';
import type { AnyCall, InputOf } from '../common/call.js';
import type { Caller, CallerFor } from './caller.js';

type Check<C extends AnyCall> = (caller: CallerFor<C>, input: InputOf<C>) => Promise<void>;

/**
 * Checks that a money call passes before its transaction begins. They count attempts in a transaction of their own,
 * hash passwords or call another service, so they must not hold a connection. Contexts register a check for a call.
 */
@Injectable()
export class CallChecks {
  private readonly checks = new Map<AnyCall, Check<AnyCall>>();

  /** @throws Error if the call has a check already, or is not a money call: only those run checks */
  register<C extends AnyCall>(call: C, check: Check<C>): void {
    if (!call.idempotent || call.keptWithEffect)
      throw new Error(`${call.method} ${call.path} is not a money call, so its check would not run`);
    if (this.checks.has(call)) throw new Error(`${call.method} ${call.path} is checked twice`);
    this.checks.set(call, check as Check<AnyCall>);
  }

  /** Does not run for a copy of a call that was answered. @throws AppError as the check does */
  async run(call: AnyCall, caller: Caller, input: unknown): Promise<void> {
    await this.checks.get(call)?.(caller, input);
  }
}
