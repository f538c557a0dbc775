import { Injectable } from '@nestjs/common';
import type { AnyCall } from '../common/call.js';
import { canonicalJson } from '../common/canonical-json.js';
import { InstallationSecret } from '../crypto/installation-secret.js';
import type { UploadedImage } from '../images/read-image.js';

/** The fingerprint of rows from before fingerprints were keyed: it matches every call with the row's key. */
const UNKEYED = '';

/**
 * Shows whether two calls have the same fields, without storing the fields: an HMAC-SHA-256 with the installation's
 * secret, because a plain hash of a few known fields could be found by trying. Fields that prove the person's identity
 * are left out.
 */
@Injectable()
export class RequestFingerprint {
  constructor(private readonly secret: InstallationSecret) {}

  /** Covers the fields in any order and the images: one fingerprint for each secret of the installation, the newest first. */
  of(call: AnyCall, input: unknown, images: readonly UploadedImage[]): string[] {
    const secrets = new Set<string>(call.secrets);
    const fields = Object.entries((input ?? {}) as object).filter(([name]) => !secrets.has(name));
    const files = images.map(({ sha256 }) => sha256);
    return this.hash({ fields: Object.fromEntries(fields), files });
  }

  /** Covers every field. It must not leave this process. */
  withSecrets(input: unknown): string {
    return this.hash(input).join();
  }

  matches(stored: string, given: readonly string[]): boolean {
    return stored === UNKEYED || given.includes(stored);
  }

  private hash(value: unknown): string[] {
    const hashes = this.secret.hashes('request fingerprint', canonicalJson(value));
    return hashes.map((hash) => hash.toString('base64url'));
  }
}
