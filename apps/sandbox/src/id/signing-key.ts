import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { JsonLines } from '../store/json-lines.js';

const ALG = 'RS256';

interface KeyRecord {
  privateKey: JWK;
}

/** The RS256 key that signs tokens: created when it is first needed, and stored for later runs. */
export class SigningKey {
  readonly #lines: JsonLines<KeyRecord>;
  #privateKey: Promise<JWK> | undefined;
  #foreignKey: Promise<JWK> | undefined;

  constructor(file: string) {
    this.#lines = new JsonLines(file);
  }

  /** The public keys: a JSON Web Key Set. */
  async publicKeys(): Promise<{ keys: JWK[] }> {
    const { kty, n, e, kid, alg, use } = await this.#own();
    return { keys: [{ kty, n, e, kid, alg, use } as JWK] };
  }

  /** Signs a JWT with these claims; with `foreign` another key signs, under the id of the known one. */
  async sign(claims: JWTPayload, foreign = false): Promise<string> {
    const own = await this.#own();
    const key = foreign ? await this.#foreign() : own;
    const signer = new SignJWT(claims).setProtectedHeader({ alg: ALG, typ: 'JWT', kid: own.kid ?? '' });
    return signer.sign(await importJWK(key, ALG));
  }

  #own(): Promise<JWK> {
    this.#privateKey ??= this.#loadOrMake();
    return this.#privateKey;
  }

  #foreign(): Promise<JWK> {
    this.#foreignKey ??= makeKey();
    return this.#foreignKey;
  }

  async #loadOrMake(): Promise<JWK> {
    const kept = this.#lines.read().at(-1);
    if (kept) return kept.privateKey;
    const privateKey = await makeKey();
    this.#lines.append({ privateKey });
    return privateKey;
  }
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALG, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: ALG, use: 'sig' };
}
