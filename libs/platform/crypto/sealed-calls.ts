import { Injectable } from '@nestjs/common';
import * as jose from 'jose';
import { z } from 'zod';
import { Clock } from '../clock/clock.js';
import { platformErrors } from '../common/errors.js';
import { Database } from '../database/database.js';
import { AppError } from '../http/app-error.js';
import { EncryptionKeys } from './encryption-keys.js';
import { useTokenOnce } from './used-tokens.js';

/** The maximum difference between the stamp of a sealed call and the server's time, in seconds. */
const WINDOW_S = 120;

const sealedBody = z.strictObject({ payload: z.string().max(100_000) });
const stamps = z.looseObject({ iat: z.number(), jti: z.string().regex(/^[\w-]{16,100}$/), aud: z.string() });

/** Opens encrypted calls: a compact JWE, stamped with its time, a single-use id, and the call that it was made for. */
@Injectable()
export class SealedCalls {
  constructor(
    private readonly keys: EncryptionKeys,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the fields inside, without the stamps. `audience` is method and path, as in "POST /wps/session/login".
   * @throws AppError `error_encryption_*`; a stale one carries the server time as `now`
   */
  async open(body: unknown, audience: string): Promise<Record<string, unknown>> {
    const outer = sealedBody.safeParse(body);
    if (!outer.success) throw new AppError(platformErrors.error_encryption_required);
    const { iat, jti, aud, ...fields } = await this.decrypt(outer.data.payload);
    if (aud !== audience) throw new AppError(platformErrors.error_encryption_invalid);
    const now = this.clock.now();
    if (Math.abs(now.getTime() / 1000 - iat) > WINDOW_S) {
      throw new AppError(platformErrors.error_encryption_expired, { value: { now: now.toISOString() } });
    }
    const until = new Date(now.getTime() + 2 * WINDOW_S * 1000);
    if (!(await useTokenOnce(this.database, jti, until)))
      throw new AppError(platformErrors.error_encryption_replayed);
    return fields;
  }

  private async decrypt(jwe: string): Promise<z.infer<typeof stamps>> {
    try {
      const { plaintext } = await jose.compactDecrypt(
        jwe,
        async (header) => {
          const key = await this.keys.privateKey(header.kid);
          // Compressed content can expand a thousandfold, and its length leaks secrets inside it.
          if (!key || header.zip !== undefined) throw new AppError(platformErrors.error_encryption_invalid);
          return key;
        },
        { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
      );
      const inside: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
      stamps.parse(inside);
      // Not the result of `parse`: that would drop a field named `__proto__`, which the call's own schema must see and
      // reject.
      return inside as z.infer<typeof stamps>;
    } catch (error) {
      if (error instanceof jose.errors.JOSEError || error instanceof z.ZodError) throw invalid();
      if (error instanceof SyntaxError || error instanceof TypeError || isCryptoError(error)) throw invalid();
      throw error;
    }
  }
}

const invalid = () => new AppError(platformErrors.error_encryption_invalid);
const isCryptoError = (error: unknown) =>
  error instanceof DOMException || (error as Error)?.name === 'OperationError';
