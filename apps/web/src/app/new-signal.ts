/** A promise, and what resolves it. */
export function newSignal() {
  let resolve = (): void => undefined;
  const registered = new Promise<void>((done) => {
    resolve = done;
  });
  return { registered, resolve };
}
