/** Resolves once all processes have arrived at the next of the parent's meetings. */
export type Meet = () => Promise<void>;

/** The child's side of `runTask`: receives one input, sends one answer. Ends with its parent. */
export function serveTask<Input, Output>(work: (input: Input, meet: Meet) => Promise<Output>): void {
  const meet: Meet = () =>
    new Promise((resolve) => {
      process.once('message', () => resolve());
      process.send?.({ arrived: true });
    });
  process.once('disconnect', () => process.exit(0));
  process.once('message', (input: Input) => {
    work(input, meet).then(
      (output) => process.send?.({ output }),
      (error: unknown) => {
        console.error(error instanceof Error ? error.stack : error);
        process.exit(1);
      },
    );
  });
}
