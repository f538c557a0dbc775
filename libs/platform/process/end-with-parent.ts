/** Ends a program that `npm start` started when its parent ends, even if the parent was killed and sent no signal. */
export function endWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
