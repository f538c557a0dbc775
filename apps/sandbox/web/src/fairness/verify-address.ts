import type { RoundView, SessionView } from '../../../common/api';
import { verifyAddress } from '../../../common/verify-address';

/** The verification page of a round, filled in; null until its seed or hash is revealed. */
export function revealedAddress(round: RoundView, { kind, game, language }: SessionView): string | null {
  const { proof } = round;
  return secretOf(proof) === null ? null : verifyAddress(round, { kind, game }, language);
}

function secretOf(proof: RoundView['proof']): string | null {
  if (proof.kind === 'chain') return proof.hash;
  if (proof.kind === 'matches') return proof.matches[0]?.serverSeed ?? null;
  return proof.serverSeed;
}
