/** Lets processes start something together: each one that arrives waits for the others. */
export class Meeting {
  private arrived = 0;
  private begin: () => void = () => undefined;
  private readonly begun = new Promise<void>((resolve) => {
    this.begin = resolve;
  });

  constructor(private readonly participants: number) {}

  /** Resolves once all have arrived. */
  arrive(): Promise<void> {
    if (++this.arrived === this.participants) this.begin();
    return this.begun;
  }
}
