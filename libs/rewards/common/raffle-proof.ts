import { type DrawnTicket, drawWinners, readTicketList, sha256, type TicketRange } from './raffle-draw.js';

/** What has to be known to work a draw out again. */
export interface RaffleProof {
  /** Shown from the start. */
  seedHash: string;
  /** Shown since the list was frozen. */
  listHash: string;
  list: string;
  serverSeed: string;
  /** How many there were to win. */
  prizes: number;
  /** In the order of the prizes, the first one first. */
  winners: readonly { ticket: number; alias: string }[];
}

/** One thing that was worked out, and whether it is what was shown. */
export type ProofStep =
  | { step: 'seed' | 'list'; found: string; shown: string; agrees: boolean }
  | { step: 'ranges'; tickets: number; agrees: boolean }
  | { step: 'prize'; prize: number; drawn: DrawnTicket | null; shown: number | null; agrees: boolean };

/** Works a draw out again from its proof alone, step by step. The draw agrees if all steps do. */
export async function verifyRaffle(proof: RaffleProof): Promise<ProofStep[]> {
  const { seedHash, listHash, list, serverSeed, prizes, winners } = proof;
  const [ofSeed, ofList] = [await sha256(serverSeed), await sha256(list)];
  const ranges = rangesOf(list);
  const drawn = await drawWinners({ serverSeed, listHash: ofList, ranges: ranges ?? [], prizes });
  const count = Math.max(drawn.length, winners.length);
  return [
    { step: 'seed', found: ofSeed, shown: seedHash, agrees: ofSeed === seedHash },
    { step: 'list', found: ofList, shown: listHash, agrees: ofList === listHash },
    {
      step: 'ranges',
      tickets: (ranges ?? []).reduce((sum, { from, to }) => sum + to - from + 1, 0),
      agrees: ranges !== null,
    },
    ...Array.from({ length: count }, (_, prize): ProofStep => {
      const [own, shown] = [drawn[prize] ?? null, winners[prize] ?? null];
      const agrees = own !== null && own.ticket === shown?.ticket && own.alias === shown.alias;
      return { step: 'prize', prize, drawn: own, shown: shown?.ticket ?? null, agrees };
    }),
  ];
}

function rangesOf(list: string): TicketRange[] | null {
  try {
    return readTicketList(list);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
