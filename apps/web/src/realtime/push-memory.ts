/** More than what comes while one snapshot is on its way. */
const KEPT = 50;

/** The last pushes of one noun, for snapshots that they overtook on the way. */
export class PushMemory<Push> {
  private pushes: Push[] = [];

  remember(push: Push): void {
    this.pushes = [...this.pushes, push].slice(-KEPT);
  }

  /** At log-out: the next person has other pushes. */
  forget(): void {
    this.pushes = [];
  }

  /** The snapshot with what it lacks; `apply` leaves out pushes that are older than the snapshot. */
  caughtUp<Snapshot extends { seq: number }>(
    snapshot: Snapshot,
    apply: (snapshot: Snapshot, push: Push) => Snapshot,
  ): Snapshot {
    return this.pushes.reduce(apply, snapshot);
  }
}
