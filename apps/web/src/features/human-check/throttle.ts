/** A function that runs at most once in so many milliseconds. */
interface Throttled {
  /** Now, or once the time has passed; further calls until then are dropped. */
  call: () => void;
  stop: () => void;
}

export function throttle(run: () => void, gapMs: number): Throttled {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const call = () => {
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
  return { call, stop };
}
