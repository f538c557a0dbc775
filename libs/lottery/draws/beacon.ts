/** A public source of values that nobody can know before they are told: 32 bytes in hexadecimal each. */
export abstract class Beacon {
  /** Whether this installation has one. Without it no draws are planned. */
  abstract readonly isSetUp: boolean;

  /** The first round that is due two seconds or more after this real moment. @throws Error if the beacon does not answer */
  abstract roundAfter(moment: Date): Promise<number>;

  /**
   * The value of a round, checked against the chain that the beacon published before; null if it is not told yet.
   * @throws Error if the beacon does not answer, or tells a value that is none of its chain
   */
  abstract value(round: number): Promise<string | null>;
}
