import { isLaterValue, seedCommitment } from '#libs/lottery/common/fairness/commitments';
import { drawNumbers } from '#libs/lottery/common/fairness/number-stream';
import { ticketLeaf } from '#libs/lottery/common/fairness/ticket-leaf';
import { rootFromPath } from '#libs/lottery/common/fairness/ticket-tree';
import type { LotteryGame } from '#libs/lottery/common/games';
import { drawResult } from '#libs/lottery/common/results/draw-result';
import { resultText } from '#libs/lottery/common/results/result-text';
import type { TicketDetail } from '#libs/lottery/common/tickets.calls';
import { bytesToHex, hexToBytes } from '#libs/platform/common/bytes';
import type { DrawProof } from '../lottery.api';

export interface DrawToVerify {
  game: LotteryGame;
  drawNo: string;
  proof: DrawProof;
  /** The draw before it, whose value of the beacon leads to this one's. */
  earlier: DrawProof | null;
  /** The member's own. */
  tickets: readonly TicketDetail[];
}

export type VerifyStep =
  | { step: 'commitment'; agrees: boolean; found: string }
  /** `rounds` lie between this value of the beacon and the one of the draw before. */
  | { step: 'beacon'; agrees: boolean; rounds: number }
  /** The value is so many rounds from its chain's anchor. */
  | { step: 'chain'; agrees: boolean; rounds: number }
  | { step: 'numbers'; agrees: boolean; found: string }
  | { step: 'ticket'; agrees: boolean; ticketNo: string };

/** Works out again, with nothing but what is given, what a draw and the member's tickets in it were. */
export async function verifyDraw(draw: DrawToVerify): Promise<VerifyStep[]> {
  const tickets = await Promise.all(draw.tickets.map((ticket) => ticketStep(ticket, draw.proof)));
  const steps = [await commitmentStep(draw), await beaconStep(draw), await numbersStep(draw), ...tickets];
  return steps.filter((step) => step !== null);
}

async function commitmentStep({ proof: { seed, commitment } }: DrawToVerify): Promise<VerifyStep | null> {
  if (seed === null) return null;
  const found = await seedCommitment(hexToBytes(seed));
  return { step: 'commitment', agrees: found === commitment, found };
}

/** By the anchor of the beacon's chain, which was published days before; of older draws by the value of the draw before. */
async function beaconStep({ proof, earlier }: DrawToVerify): Promise<VerifyStep | null> {
  const { beaconValue: value, beaconRound: round, beaconChain: chain } = proof;
  if (value !== null && round !== null && chain) {
    const rounds = round - chain.firstRound + 1;
    return { step: 'chain', agrees: rounds > 0 && (await isLaterValue(value, chain.anchor, rounds)), rounds };
  }
  const before = earlier?.beaconValue ?? null;
  const rounds = (proof.beaconRound ?? 0) - (earlier?.beaconRound ?? 0);
  if (value === null || before === null) return null;
  return { step: 'beacon', agrees: rounds > 0 && (await isLaterValue(value, before, rounds)), rounds };
}

async function numbersStep({ game, drawNo, proof }: DrawToVerify): Promise<VerifyStep | null> {
  const { seed, brand, beaconRound, beaconValue, root, result } = proof;
  if (seed === null || beaconRound === null || beaconValue === null || root === null || result === null)
    return null;
  const below = await drawNumbers(hexToBytes(seed), {
    brand,
    gameCode: game.code,
    drawNo,
    beaconRound,
    beaconValue,
    root,
  });
  const found = resultText(await drawResult(game.shape, below), game.shape);
  return { step: 'numbers', agrees: found === result, found };
}

/** A ticket without a path was cancelled, or its draw is not closed. */
async function ticketStep(ticket: TicketDetail, { root }: DrawProof): Promise<VerifyStep | null> {
  const { proof, ticketNo, amount, lines } = ticket;
  if (!proof) return null;
  const sold = lines.map(({ hits: _, win: __, ...line }) => line);
  const leaf = await ticketLeaf({ salt: proof.salt, ticketNo, stake: amount, lines: sold });
  const path = proof.path.map(hexToBytes);
  const found = await rootFromPath({ leaf, place: proof.place, path }, proof.count);
  return { step: 'ticket', agrees: found !== null && bytesToHex(found) === root, ticketNo };
}
