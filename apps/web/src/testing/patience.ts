import fs from 'node:fs';

const spec = expect.getState().testPath;

// `waitFor` and `findBy…` give up after 15 s instead of 1 s: modules are read from the disk meanwhile, and a machine under
// load is slow. Specs that do not name the library do not load it.
if (spec && fs.readFileSync(spec, 'utf8').includes('@testing-library/react')) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}
