import type { RoundView, SessionView } from '../../../common/api';
import { verifyAddress } from '../../../common/verify-address';

/** The verification page of a round, filled in; null until its seed or hash is revealed. */
export function revealedAddress(round: RoundView, { kind, game, language }: SessionView): string | null {
  const { proof } = round;
  const secret = proof.kind === 'chain' ? proof.hash : proof.serverSeed;
  return secret === null ? null : verifyAddress(round, { kind, game }, language);
}
