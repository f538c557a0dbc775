/** The child's side of `runTask`: takes one input, sends one answer. Ends with its parent. */
export function serveTask<Input, Output>(work: (input: Input) => Promise<Output>): void {
  process.once('disconnect', () => process.exit(0));
  process.once('message', (input: Input) => {
    work(input).then(
      (output) => process.send?.(output as object),
      (error: unknown) => {
        console.error(error instanceof Error ? error.stack : error);
        process.exit(1);
      },
    );
  });
}
