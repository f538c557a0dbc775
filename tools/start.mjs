// Also parsed by Node versions too old for the rest, which is therefore imported only after the check.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Mela needs Node 20.19 or newer, and this is ${process.versions.node}. Install a newer one: https://nodejs.org`,
  );
  process.exitCode = 1;
} else {
  const dev = process.argv.includes('--dev');
  const edition = dev
    ? import('./dev/edition.mjs').then((module) => module.dev)
    : import('./start/edition.mjs').then((module) => module.edition);
  const main = import('./start/main.mjs');
  void Promise.all([main, edition]).then(([{ start }, chosen]) => start(chosen));
}
