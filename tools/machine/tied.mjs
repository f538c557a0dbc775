import { spawn } from 'node:child_process';

// The shell waits on descriptor 3, whose other end only this process holds: when this process ends, even by kill -9,
// the shell sends the program its signal. `3<&-` closes the descriptor in the program.
const GUARD = [
  'SIGNAL=$1; shift',
  '"$@" 3<&- & P=$!',
  'trap "kill -$SIGNAL $P 2>/dev/null" INT TERM HUP',
  '(read -r _ <&3; kill -$SIGNAL $P 2>/dev/null) & G=$!',
  'wait $P; wait $P',
  'kill $G 2>/dev/null',
].join('\n');

/**
 * Starts a program that never outlives this process. `signal` ends it gracefully ('INT', 'TERM'). `log` is a file
 * descriptor for its output; `uid`, `gid`, `env`, `cwd` as for `spawn`. Returns `{ ended, end() }`, which both resolve
 * once the program has ended, and never reject.
 */
export function startTied(command, { signal, log, ...options }) {
  const guard = spawn('sh', ['-c', GUARD, 'guard', signal, ...command], {
    ...options,
    stdio: ['ignore', log, log, 'pipe'],
    detached: true, // this process passes Ctrl-C on, in its own order
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
