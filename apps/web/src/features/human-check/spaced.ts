/** A call that is made at most once in so many milliseconds. */
export interface Spaced {
  /** Makes it, now or as soon as it may be made; a wish beside one that waits is dropped. */
  ask: () => void;
  stop: () => void;
}

export function spaced(run: () => void, gapMs: number): Spaced {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const ask = () => {
    if (timer !== undefined) return;
    timer = setTimeout(
      () => {
        stop();
        last = performance.now();
        run();
      },
      Math.max(0, last + gapMs - performance.now()),
    );
  };
  return { ask, stop };
}
