import path from 'node:path';
import type { Program } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';

/** The sandbox of a portal: a program that can be killed. `env` is its own beside ports and folder. */
export async function startSandbox(
  stack: Stack,
  env: NodeJS.ProcessEnv = {},
): Promise<{ program: Program; url: string }> {
  const ports = [await stack.machine.freePort(), await stack.machine.freePort()];
  const program = stack.program('sandbox', path.join('apps', 'sandbox', 'src', 'main.js'), {
    SANDBOX_PORT: String(ports[0]),
    POST_SMTP_PORT: String(ports[1]),
    DATA_DIR: stack.newFolder(),
    ...env,
  });
  await program.start();
  return { program, url: `http://127.0.0.1:${ports[0]}` };
}
