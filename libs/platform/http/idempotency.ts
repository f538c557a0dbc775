import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '../common/call.js';
import { type Envelope, platformErrors } from '../common/errors.js';
import { Database, sqlState } from '../database/database.js';
import { AppError } from './app-error.js';
import { CallLimits } from './call-limits.js';
import { errorEnvelope } from './reply.js';
import { RequestFingerprint } from './request-fingerprint.js';
import { RunningCalls } from './running-calls.js';

interface Answer {
  status: number;
  envelope: Envelope;
}

interface Work {
  /** Runs before the transaction begins. Its errors are not stored, so the key stays free. */
  check(): Promise<void>;
  handle(): Promise<Envelope>;
}

interface Attempt {
  scope: string;
  key: string;
  /** One for each secret of the installation; the first is stored. */
  fingerprints: string[];
}

const LOCK_TIMEOUT = '55P03';

/**
 * Runs a money call once per key. The key is inserted in the transaction of the effect, so a crash frees it, and a
 * concurrent copy waits for it for up to 2 s. The first answer is stored with the effect and replayed, errors included,
 * except those with `Retry-After`. Copies in the same process wait for the first one without a connection.
 */
@Injectable()
export class Idempotency {
  private readonly running = new RunningCalls<Answer>();

  constructor(
    private readonly database: Database,
    private readonly fingerprints: RequestFingerprint,
    private readonly limits: CallLimits,
  ) {}

  /**
   * @throws AppError 400 without a key, 409 if a copy takes longer than 2 s, 422 for the key of another call, 429 if the
   * person has too many calls in flight; and as `check` does
   */
  async run(request: FastifyRequest, call: AnyCall, work: Work): Promise<Answer> {
    const key = idempotencyKeyOf(request.headers);
    const attempt = {
      scope: scopeOf(request, call),
      key,
      fingerprints: this.fingerprints.of(call, request.callInput, request.callImages ?? []),
    };
    const withSecrets = this.fingerprints.withSecrets(request.callInput);
    return this.running.once(`${attempt.scope} ${key}`, `${attempt.fingerprints.join()} ${withSecrets}`, () =>
      this.limits.runMoney(request.caller, () => this.answer(attempt, work)),
    );
  }

  private async answer(attempt: Attempt, { check, handle }: Work): Promise<Answer> {
    const stored = await this.stored(attempt);
    if (stored) return stored;
    await check();
    return this.database.transaction(async () => {
      if (!(await this.insertKey(attempt))) return (await this.stored(attempt)) ?? inFlight();
      const answer = await this.perform(handle);
      await this.database.query(
        'update platform.idempotency set status = $3, reply = $4::jsonb where scope = $1 and key = $2',
        [attempt.scope, attempt.key, answer.status, JSON.stringify(answer.envelope)],
      );
      return answer;
    });
  }

  /** Returns whether the key was free. */
  private async insertKey({ scope, key, fingerprints }: Attempt): Promise<boolean> {
    try {
      await this.database.query("set local lock_timeout = '2s'");
      const inserted = await this.database.query(
        'insert into platform.idempotency (scope, key, fingerprint) values ($1, $2, $3) on conflict do nothing returning key',
        [scope, key, fingerprints[0]],
      );
      await this.database.query("set local lock_timeout = '5s'");
      return inserted.length > 0;
    } catch (error) {
      if (sqlState(error) === LOCK_TIMEOUT) inFlight();
      throw error;
    }
  }

  private async stored({ scope, key, fingerprints }: Attempt): Promise<Answer | null> {
    const [row] = await this.database.query<{ fingerprint: string; status: number; reply: Envelope }>(
      'select fingerprint, status, reply from platform.idempotency where scope = $1 and key = $2',
      [scope, key],
    );
    if (!row) return null;
    if (!this.fingerprints.matches(row.fingerprint, fingerprints))
      throw new AppError(platformErrors.error_idempotency_key_reused);
    return { status: row.status, envelope: row.reply };
  }

  private async perform(handle: () => Promise<Envelope>): Promise<Answer> {
    try {
      return { status: 200, envelope: await this.database.savepoint(handle) };
    } catch (error) {
      // A caller who has to wait may retry with the same key, so an error with `Retry-After` must not be stored.
      if (!(error instanceof AppError) || error.status >= 500 || error.detail.retryAfter) throw error;
      return { status: error.status, envelope: errorEnvelope(error) };
    }
  }
}

/** @throws AppError 400 without a key, or with one that is none */
export function idempotencyKeyOf(headers: FastifyRequest['headers']): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw new AppError(platformErrors.error_idempotency_key_required);
  return key;
}

function inFlight(): never {
  throw new AppError(platformErrors.error_request_in_flight, { retryAfter: 1 });
}

/** Built from the call's path and its decoded parameters, so that two spellings of one URL share a scope. */
function scopeOf(request: FastifyRequest, call: AnyCall): string {
  const parameters = request.params as Record<string, string>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  return [request.caller?.brand, request.caller?.person, call.method, path].join(' ');
}
