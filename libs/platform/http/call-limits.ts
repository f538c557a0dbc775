import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformErrors } from '../common/errors.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { ConcurrencyLimiter } from '../limits/concurrency-limiter.js';
import { networkOf } from '../limits/network.js';
import { AppError } from './app-error.js';
import type { Caller } from './caller.js';

/** How long a call waits for earlier calls of the same person, in milliseconds. */
const WAIT_TIMEOUT_MS = 2000;
/** The maximum number of waiting calls of one person, each of which keeps its body in memory. */
const MAX_WAITING = 100;

type Person = Pick<Caller, 'brand' | 'role' | 'person'>;

const limiter = (concurrency: number) =>
  new ConcurrencyLimiter({ concurrency, maxWaiting: MAX_WAITING, timeoutMs: WAIT_TIMEOUT_MS });

/**
 * Limits how many calls and socket requests of one person this process runs at a time, before they take a connection,
 * so that nobody can use up the pool. Guests are limited by their address. Signed calls of other servers have no limit.
 */
@Injectable()
export class CallLimits {
  private readonly addresses: ConcurrencyLimiter;
  private readonly persons: ConcurrencyLimiter;
  private readonly money: ConcurrencyLimiter;

  constructor(@Inject(CONFIG) config: Config) {
    this.persons = limiter(config.CALLS_PER_PERSON);
    this.money = limiter(config.MONEY_CALLS_PER_PERSON);
    this.addresses = limiter(config.CALLS_PER_ADDRESS);
  }

  /**
   * Finds the caller, and uses a slot of the address for that. A guest keeps the slot until the reply is sent; a caller
   * who is logged in returns it and takes one in `run`.
   * @throws AppError 429
   */
  async identify(request: FastifyRequest, reply: FastifyReply, find: () => Promise<Caller>): Promise<Caller> {
    const release = await acquire(this.addresses, networkOf(request.ip));
    const caller = await find().catch((error: unknown) => {
      release();
      throw error;
    });
    if (caller.person || reply.raw.closed) release();
    else reply.raw.once('close', release);
    return caller;
  }

  /**
   * Runs a call or socket request of a person who is logged in. All sessions of the person share the limit.
   * @throws AppError 429
   */
  run<T>(caller: Person | undefined, work: () => Promise<T>): Promise<T> {
    if (!caller?.person) return work();
    return runWithin(this.persons, personOf(caller), work);
  }

  /** Runs a money call, which also counts in `run`. @throws AppError 429 */
  runMoney<T>(caller: Caller | undefined, work: () => Promise<T>): Promise<T> {
    if (!caller?.person) return work();
    return runWithin(this.money, personOf(caller), work);
  }
}

const personOf = ({ brand, role, person }: Person) =>
  `${brand} ${role === 'operator' ? 'operator' : 'member'} ${person}`;

async function runWithin<T>(limits: ConcurrencyLimiter, key: string, work: () => Promise<T>): Promise<T> {
  const release = await acquire(limits, key);
  try {
    return await work();
  } finally {
    release();
  }
}

async function acquire(limits: ConcurrencyLimiter, key: string): Promise<() => void> {
  const release = await limits.acquire(key);
  if (!release) throw new AppError(platformErrors.error_too_many_requests, { retryAfter: 1 });
  return release;
}
