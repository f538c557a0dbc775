import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { Clock } from '#libs/platform/clock/clock';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { useTokenOnce } from '#libs/platform/crypto/used-tokens';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { type BotChallenge, botChallenge } from '../common/verification.calls.js';
import { verificationErrors } from '../common/verification.errors.js';

const LIFE_MS = 10 * 60_000;
const ALGORITHM = 'PBKDF2/SHA-256';
/** PBKDF2 rounds of one guess, and how many guesses a challenge takes: about 200 ms in all on a phone. */
const COST = 1000;
const GUESSES = { least: 50, most: 150 };

const proof = z.object({
  challenge: botChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});
type Proof = z.output<typeof proof>;

/**
 * Proofs of work: one costs a visitor next to nothing, thousands cost a machine much time. Nothing is stored until one is used.
 */
@Injectable()
export class BotChecks {
  /** Of each secret of the installation, the newest first. */
  private readonly keys: { hmacSignatureSecret: string; hmacKeySignatureSecret: string }[];

  constructor(
    secret: InstallationSecret,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    const keys = (use: string) => secret.hashes('bot check', use).map((key) => key.toString('hex'));
    const answers = keys('answer');
    this.keys = keys('challenge').map((hmacSignatureSecret, at) => ({
      hmacSignatureSecret,
      hmacKeySignatureSecret: answers[at] ?? '',
    }));
  }

  async challenge(brand: string): Promise<BotChallenge> {
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      counter: randomInt(GUESSES.least, GUESSES.most),
      data: { brand },
      expiresAt: new Date(this.clock.now().getTime() + LIFE_MS),
      deriveKey,
      ...this.keys[0],
    });
    return botChallenge.parse(challenge);
  }

  /**
   * Takes the solution, as base64 of `{ challenge, solution }`, once. Call it before a transaction begins.
   * @throws AppError 422 error_bot_check_required, error_bot_check_failed
   */
  async require(brand: string, solution: string | undefined): Promise<void> {
    if (!solution) throw new AppError(verificationErrors.error_bot_check_required);
    const given = readProof(solution);
    const good = given && (await this.isRight(given, brand)) && (await this.useOnce(given));
    if (!good) throw new AppError(verificationErrors.error_bot_check_failed);
  }

  private async isRight(given: Proof, brand: string): Promise<boolean> {
    const { expiresAt, data } = given.challenge.parameters;
    if (data.brand !== brand || expiresAt * 1000 <= this.clock.now().getTime()) return false;
    for (const keys of this.keys) {
      const { verified } = await verifySolution({ ...given, deriveKey, ...keys });
      if (verified) return true;
    }
    return false;
  }

  private useOnce({ challenge: { parameters } }: Proof): Promise<boolean> {
    const { nonce, expiresAt } = parameters;
    return this.database.inOwnTransaction(() =>
      useTokenOnce(this.database, `bot-check ${nonce}`, new Date(expiresAt * 1000)),
    );
  }
}

function readProof(solution: string): Proof | undefined {
  try {
    return proof.parse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}
