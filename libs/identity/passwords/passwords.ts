import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Hashes run at once per process; more would only make all of them slower. */
const AT_ONCE = 2;
/** A hash of nothing that anybody knows, so that an unknown name costs as much as a wrong password. */
const NOBODY = hash(crypto.randomUUID());

/** argon2id with the library's defaults (19 MiB, 2 passes); passwords are taken exactly as typed. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.queued(() => hash(password));
  }

  /** Without a stored hash the answer is `false` after the usual time. */
  verify(stored: string | null | undefined, password: string): Promise<boolean> {
    return this.queued(async () => {
      const right = await verify(stored ?? (await NOBODY), password);
      return right && Boolean(stored);
    });
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
