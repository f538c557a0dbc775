import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformErrors } from '../common/errors.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { ConcurrencyLimiter } from '../limits/concurrency-limiter.js';
import { networkOf } from '../limits/network.js';
import type { Caller } from './caller.js';
import { Refusal } from './refusal.js';

/** How long a call waits for those of the same person before it, in milliseconds. */
const PATIENCE_MS = 2000;
/** Each waits with its body in memory. */
const WAITING = 100;

type Person = Pick<Caller, 'brand' | 'role' | 'person'>;

const limiter = (atOnce: number) =>
  new ConcurrencyLimiter({ atOnce, waiting: WAITING, patienceMs: PATIENCE_MS });

/**
 * Bounds the calls of one person and the questions of the own sockets under way in this process, before they take a
 * connection, so that nobody can hold all of the pool. A guest's are bounded by the address.
 * Calls of servers, which prove themselves by a signature, are not bounded.
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
   * Finds out who asks, with a place of the address. A guest keeps it until the reply is sent; somebody who is logged in
   * gives it back and needs one of `run`. @throws Refusal 429
   */
  async identify(request: FastifyRequest, reply: FastifyReply, find: () => Promise<Caller>): Promise<Caller> {
    const release = await place(this.addresses, networkOf(request.ip));
    const caller = await find().catch((error: unknown) => {
      release();
      throw error;
    });
    if (caller.person || reply.raw.closed) release();
    else reply.raw.once('close', release);
    return caller;
  }

  /** Finds out who opens a socket, with a place of its network address. @throws Refusal 429 */
  identifySocket<T>(address: string, find: () => Promise<T>): Promise<T> {
    return within(this.addresses, networkOf(address), find);
  }

  /**
   * Runs a call of somebody who is logged in, or what a socket asks, with all the sessions of that person.
   * @throws Refusal 429
   */
  run<T>(caller: Person | undefined, work: () => Promise<T>): Promise<T> {
    if (!caller?.person) return work();
    return within(this.persons, personOf(caller), work);
  }

  /** Runs a money call; it is one of `run` as well. @throws Refusal 429 */
  runMoney<T>(caller: Caller | undefined, work: () => Promise<T>): Promise<T> {
    if (!caller?.person) return work();
    return within(this.money, personOf(caller), work);
  }
}

const personOf = ({ brand, role, person }: Person) =>
  `${brand} ${role === 'operator' ? 'operator' : 'member'} ${person}`;

async function within<T>(limits: ConcurrencyLimiter, key: string, work: () => Promise<T>): Promise<T> {
  const release = await place(limits, key);
  try {
    return await work();
  } finally {
    release();
  }
}

async function place(limits: ConcurrencyLimiter, key: string): Promise<() => void> {
  const release = await limits.acquire(key);
  if (!release) throw new Refusal(platformErrors.error_too_many_requests, { retryAfter: 1 });
  return release;
}
