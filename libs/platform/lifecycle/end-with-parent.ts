/** A program that `npm start` started ends with it, even when that one was killed and could say nothing. */
export function endWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
