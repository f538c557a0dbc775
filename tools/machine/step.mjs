import { spawn } from 'node:child_process';

/**
 * Runs a command to its end: `{ ok, output, errors }`, where `output` is everything it wrote and `errors` its standard
 * error; both are empty if `show` passed them on to the terminal. Never rejects: a command that cannot be started is
 * not ok.
 */
export function runStep(program, words, { show = false, ...options } = {}) {
  return new Promise((resolve) => {
    const pipe = show ? 'inherit' : 'pipe';
    const child = spawn(program, words, { ...options, stdio: ['ignore', pipe, pipe] });
    let output = '';
    let errors = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
      errors += text;
    });
    child.once('error', ({ message }) => resolve({ ok: false, output: message, errors: message }));
    child.once('close', (code, signal) => {
      const end = signal ? `\nended by ${signal}\n` : '';
      resolve({ ok: code === 0, output: output + end, errors: errors + end });
    });
  });
}
