const LEAD_MS = 2000;

/** When rounds of a beacon are due: round n so many periods after the genesis. */
export interface BeaconSchedule {
  genesis: Date;
  periodMs: number;
  /** The hash chain of a round, which the beacon published before; null where it has not yet. */
  chainOf(round: number): BeaconChain | null;
}

/** A chain of values: each one's SHA-256 is the value before it, and that of the first is the anchor, in hexadecimal. */
export interface BeaconChain {
  firstRound: number;
  anchor: string;
}

/** The first round that is due two seconds or more after a real moment: nobody knows its value then. */
export const roundAfter = (
  { genesis, periodMs }: Pick<BeaconSchedule, 'genesis' | 'periodMs'>,
  moment: Date,
): number => Math.ceil((moment.getTime() + LEAD_MS - genesis.getTime()) / periodMs);

/** A public source of values that nobody can know before they are told: 32 bytes in hexadecimal each. */
export abstract class Beacon {
  /** Whether this installation has one. Without it no draws are planned. */
  abstract readonly isSetUp: boolean;

  /** @throws Error if the beacon does not answer */
  abstract schedule(): Promise<BeaconSchedule>;

  /**
   * The value of a round, null if it is not told yet. It leads back to `chain`, which was written down before; without one, to what the
   * beacon says now that it published.
   * @throws Error if the beacon does not answer, or tells a value that is none of its chain
   */
  abstract value(round: number, chain: BeaconChain | null): Promise<string | null>;
}
