import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '../common/call.js';
import { type Envelope, platformErrors } from '../common/errors.js';
import { Database, sqlState } from '../database/database.js';
import { Refusal } from './refusal.js';
import { refusalEnvelope } from './reply.js';

interface Answer {
  status: number;
  envelope: Envelope;
}

const LOCK_TIMEOUT = '55P03';

/**
 * Runs a money call once per key. The key is taken in the transaction of the effect: a copy in flight waits for it
 * up to 2 s, a crash frees it, and the first answer, a refusal too, is stored with the effect and replayed.
 */
@Injectable()
export class Idempotency {
  constructor(private readonly database: Database) {}

  async run(request: FastifyRequest, call: AnyCall, handle: () => Promise<Envelope>): Promise<Answer> {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) {
      throw new Refusal(platformErrors.error_idempotency_key_required);
    }
    const scope = [
      request.caller?.brand,
      request.caller?.person,
      call.method,
      request.url.split('?')[0],
    ].join(' ');
    const files = (request.callImages ?? []).map(({ sha256 }) => sha256);
    const print = fingerprint(files.length > 0 ? { input: request.callInput, files } : request.callInput);
    return this.database.transaction(async () => {
      const stored = await this.take(scope, key, print);
      if (stored) return stored;
      const answer = await this.answer(handle);
      await this.database.query(
        'update platform.idempotency set status = $3, reply = $4::jsonb where scope = $1 and key = $2',
        [scope, key, answer.status, JSON.stringify(answer.envelope)],
      );
      return answer;
    });
  }

  /** Takes the key, or gives the stored answer. */
  private async take(scope: string, key: string, print: string): Promise<Answer | null> {
    try {
      await this.database.query("set local lock_timeout = '2s'");
      const taken = await this.database.query(
        'insert into platform.idempotency (scope, key, fingerprint) values ($1, $2, $3) on conflict do nothing returning key',
        [scope, key, print],
      );
      await this.database.query("set local lock_timeout = '5s'");
      if (taken.length > 0) return null;
    } catch (error) {
      if (sqlState(error) === LOCK_TIMEOUT)
        throw new Refusal(platformErrors.error_request_in_flight, { retryAfter: 1 });
      throw error;
    }
    const [row] = await this.database.query<{ fingerprint: string; status: number; reply: Envelope }>(
      'select fingerprint, status, reply from platform.idempotency where scope = $1 and key = $2',
      [scope, key],
    );
    if (row?.fingerprint !== print) throw new Refusal(platformErrors.error_idempotency_key_reused);
    return { status: row.status, envelope: row.reply };
  }

  private async answer(handle: () => Promise<Envelope>): Promise<Answer> {
    try {
      return { status: 200, envelope: await this.database.savepoint(handle) };
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      return { status: error.status, envelope: refusalEnvelope(error) };
    }
  }
}

/** Same fields in any order give the same print. */
function fingerprint(input: unknown): string {
  return createHash('sha256').update(canonical(input)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}
