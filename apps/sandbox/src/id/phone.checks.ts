import { randomBytes, randomInt } from 'node:crypto';

export interface PhoneOrder {
  client: string;
  /** E.164. */
  phone: string;
  redirectUri: string;
  state: string | undefined;
  nonce: string | undefined;
}

export interface PhoneCheck extends PhoneOrder {
  id: string;
  /** Six digits. */
  code: string;
  triesLeft: number;
  /** Milliseconds. */
  expiresAt: number;
}

const TRIES = 3;
const LIFETIME = 10 * 60_000;
/** How long an ended check is remembered, so that the page can say that it has ended. */
const REMEMBERED = 60 * 60_000;

/** Open checks of numbers, lost at a restart. `now` returns milliseconds. */
export class PhoneChecks {
  readonly #checks = new Map<string, PhoneCheck>();

  constructor(readonly now: () => number = Date.now) {}

  /** The open check of the same order, so that reloading the page sends nothing. */
  running(order: PhoneOrder): PhoneCheck | undefined {
    const wanted = sameness(order);
    return [...this.#checks.values()].find((check) => sameness(check) === wanted && !this.isExpired(check));
  }

  begin(order: PhoneOrder): PhoneCheck {
    this.#forgetOld();
    const id = randomBytes(16).toString('base64url');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const check = { ...order, id, code, triesLeft: TRIES, expiresAt: this.now() + LIFETIME };
    this.#checks.set(id, check);
    return check;
  }

  find(id: string): PhoneCheck | undefined {
    return this.#checks.get(id);
  }

  isExpired({ expiresAt }: PhoneCheck): boolean {
    return this.now() >= expiresAt;
  }

  /** Whether this is the code; each wrong one uses up an attempt. */
  try(check: PhoneCheck, code: string): boolean {
    if (code === check.code) return true;
    check.triesLeft -= 1;
    return false;
  }

  end(check: PhoneCheck): void {
    this.#checks.delete(check.id);
  }

  #forgetOld(): void {
    for (const check of this.#checks.values()) if (this.now() - check.expiresAt > REMEMBERED) this.end(check);
  }
}

function sameness({ client, phone, redirectUri, state, nonce }: PhoneOrder): string {
  return JSON.stringify([client, phone, redirectUri, state, nonce]);
}
