import { Injectable } from '@nestjs/common';
import type { AnyCall } from '../common/call.js';
import { InstallationSecret } from '../crypto/installation-secret.js';
import type { UploadedImage } from '../images/read-image.js';

/** Stored before fingerprints were keyed: matches every call under its key. */
const BLANK = '';

/**
 * Tells whether two calls ask for the same thing, without keeping what they say: HMAC-SHA-256 under the
 * installation's secret, since a plain hash over a few known fields could be searched through. Fields that prove the
 * person are left out.
 */
@Injectable()
export class RequestFingerprint {
  constructor(private readonly secret: InstallationSecret) {}

  /** Of the fields in any order, and of the images' contents: under each secret of the installation, the newest first. */
  of(call: AnyCall, input: unknown, images: readonly UploadedImage[]): string[] {
    const secrets = new Set<string>(call.secrets);
    const fields = Object.entries((input ?? {}) as object).filter(([name]) => !secrets.has(name));
    const files = images.map(({ sha256 }) => sha256);
    return this.prints({ fields: Object.fromEntries(fields), files });
  }

  /** Of every field. It stays in this process. */
  withSecrets(input: unknown): string {
    return this.prints(input).join();
  }

  matches(stored: string, given: readonly string[]): boolean {
    return stored === BLANK || given.includes(stored);
  }

  private prints(value: unknown): string[] {
    const hashes = this.secret.hashes('request fingerprint', canonical(value));
    return hashes.map((hash) => hash.toString('base64url'));
  }
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}
