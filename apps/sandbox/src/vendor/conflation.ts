/** Minimum milliseconds between two states of which neither is urgent. */
const PAUSE = 250;

/** Sends what has changed at most four times a second, and an urgent change at once. */
export class Conflation {
  #timer: NodeJS.Timeout | undefined;

  constructor(readonly send: () => void) {}

  changed(urgent: boolean): void {
    if (urgent) {
      this.stop();
      this.send();
      return;
    }
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.send();
    }, PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
