import type { RoundView, SessionView } from '../../../studio/api';

export const VERIFY_PATH = '/studio/verify';

const address = (fields: Record<string, string>): string => `${VERIFY_PATH}?${new URLSearchParams(fields)}`;

/** Where a crash round is verified. */
export function chainAddress(hash: string, salt: string, lang: string): string {
  return address({ kind: 'crash', hash, salt, lang });
}

/** The verification page of a round, filled in; null until its seed or hash is revealed. */
export function verifyAddress(round: RoundView, view: SessionView): string | null {
  const { proof } = round;
  if (proof.kind === 'chain') return proof.hash && chainAddress(proof.hash, proof.salt, view.language);
  if (proof.serverSeed === null) return null;
  return address({
    kind: view.kind,
    serverSeed: proof.serverSeed,
    serverSeedHash: proof.serverSeedHash,
    clientSeed: proof.clientSeed,
    nonce: String(proof.nonce),
    lang: view.language,
    ...(view.slot ? { game: view.game } : {}),
    ...(round.result?.kind === 'instant' ? { game: view.game, choice: String(round.result.choice) } : {}),
  });
}
