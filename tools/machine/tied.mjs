import { spawn } from 'node:child_process';

// The shell waits on descriptor 3, whose other end only this process holds: when we end in whatever way, kill -9
// included, it sends the program its signal. `3<&-` keeps the descriptor out of the program.
const GUARD = [
  'SIGNAL=$1; shift',
  '"$@" 3<&- & P=$!',
  'trap "kill -$SIGNAL $P 2>/dev/null" INT TERM HUP',
  '(read -r _ <&3; kill -$SIGNAL $P 2>/dev/null) & G=$!',
  'wait $P; wait $P',
  'kill $G 2>/dev/null',
].join('\n');

/**
 * Starts a program that never outlives this process. `signal` ends it in good order ('INT', 'TERM').
 * `log` is a file descriptor that takes its output; `uid`, `gid`, `env`, `cwd` as for `spawn`.
 * Answers `{ ended, end() }`, both fulfilled once the program is gone; neither rejects.
 */
export function startTied(command, { signal, log, ...options }) {
  const guard = spawn('sh', ['-c', GUARD, 'guard', signal, ...command], {
    ...options,
    stdio: ['ignore', log, log, 'pipe'],
    detached: true, // Ctrl-C in the terminal is for us to pass on, in our order
  });
  const leash = guard.stdio[3];
  leash.on('error', () => {});
  const ended = new Promise((resolve) => {
    guard.once('exit', resolve);
    guard.once('error', resolve);
  }).then(() => void leash.destroy());
  const end = () => {
    leash.destroy();
    return ended;
  };
  return { ended, end };
}
