import { type GameCode, type GameKind, type RoundView, VERIFY_PATH } from './api.js';
import type { MatchProof } from './book/outcome.js';
import type { HousieOutcome } from './housie/outcome.js';

/** The address of the page that verifies a round, without what is still secret. */
export function verifyAddress(
  round: Pick<RoundView, 'proof' | 'result'>,
  title: { kind: GameKind; game: GameCode },
  lang?: string,
): string {
  const fields = { ...fieldsOf(round, title), ...(lang !== undefined && { lang }) };
  return `${VERIFY_PATH}?${new URLSearchParams(fields)}`;
}

/** Where a crash round that is over is verified. */
export const chainAddress = (hash: string, salt: string, lang: string): string =>
  `${VERIFY_PATH}?${new URLSearchParams({ kind: 'crash', salt, hash, lang })}`;

function fieldsOf(
  { proof, result }: Pick<RoundView, 'proof' | 'result'>,
  { kind, game }: { kind: GameKind; game: GameCode },
): Record<string, string> {
  if (proof.kind === 'chain')
    return { kind: 'crash', salt: proof.salt, ...(proof.hash !== null && { hash: proof.hash }) };
  if (proof.kind === 'matches') return matchFields(proof.matches[0]);
  if (proof.kind === 'draw')
    return {
      kind,
      serverSeedHash: proof.serverSeedHash,
      clientSeed: proof.clientSeed,
      ...(proof.serverSeed !== null && { serverSeed: proof.serverSeed }),
      ...(result?.kind === 'housie' && ticketFields(result)),
    };
  if (proof.kind === 'shoe')
    return {
      kind,
      game,
      serverSeedHash: proof.serverSeedHash,
      clientSeed: proof.clientSeed,
      index: String(proof.index),
      ...(proof.serverSeed !== null && { serverSeed: proof.serverSeed }),
    };
  return {
    kind,
    serverSeedHash: proof.serverSeedHash,
    clientSeed: proof.clientSeed,
    nonce: String(proof.nonce),
    ...(proof.serverSeed !== null && { serverSeed: proof.serverSeed }),
    ...((kind === 'slot' || kind === 'instant') && { game }),
    ...(result?.kind === 'slot' && result.jackpot && { chance: result.jackpot.chance }),
    ...(result?.kind === 'instant' && { choice: String(result.choice) }),
    ...(result?.kind === 'seats' && { seats: String(result.seats) }),
    ...(result?.kind === 'fish' && { fish: result.shots.map(({ fish }) => fish).join(',') }),
  };
}

/** Own tickets, and all that were sold, as `4x6,5x1`: six of strip 4, one of strip 5. */
const ticketFields = ({ strip, result }: HousieOutcome): Record<string, string> => ({
  strip: String(strip),
  ...(result && {
    price: result.price,
    sold: result.sold.map((one) => `${one.strip}x${one.tickets}`).join(),
  }),
});

/** Where a match of the book is played again from its seed. */
export const matchAddress = (proof: MatchProof, lang: string): string =>
  `${VERIFY_PATH}?${new URLSearchParams({ ...matchFields(proof), lang })}`;

/** The name of a match is its client seed. */
const matchFields = (proof: MatchProof | undefined): Record<string, string> => ({
  kind: 'book',
  clientSeed: proof?.match ?? '',
  serverSeedHash: proof?.serverSeedHash ?? '',
  ...(proof?.serverSeed != null && { serverSeed: proof.serverSeed }),
});
