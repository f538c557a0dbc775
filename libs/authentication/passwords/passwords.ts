import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { platformErrors } from '#libs/platform/common/errors';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { AppError } from '#libs/platform/http/app-error';

/** How many hashes run at once in a process; more would only make all of them slower. */
const AT_ONCE = 2;

/**
 * argon2id with two passes over PASSWORD_MEMORY_KIB; passwords are taken exactly as typed. At most PASSWORDS_WAITING wait
 * for their turn; further ones are refused with 503.
 */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly most: number;
  private readonly cost: { memoryCost: number; timeCost: number };
  /** The hash of a random text, verified for unknown names so that they cost as much time as a wrong password. */
  private readonly nobody: Promise<string>;

  constructor(@Inject(CONFIG) { PASSWORD_MEMORY_KIB, PASSWORDS_WAITING }: Config) {
    this.most = PASSWORDS_WAITING;
    this.cost = { memoryCost: PASSWORD_MEMORY_KIB, timeCost: 2 };
    this.nobody = hash(crypto.randomUUID(), this.cost);
  }

  hash(password: string): Promise<string> {
    return this.queued(() => hash(password, this.cost));
  }

  /** Without a stored hash the answer is `false` after the usual time. */
  verify(stored: string | null | undefined, password: string): Promise<boolean> {
    return this.queued(async () => {
      const right = await verify(stored ?? (await this.nobody), password);
      return right && Boolean(stored);
    });
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.most)
      throw new AppError(platformErrors.error_service_unavailable, { retryAfter: 1 });
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await this.wait();
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
