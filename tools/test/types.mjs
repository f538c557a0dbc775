// Checks the types of a project and then what ESLint asks the type checker for, with one program: node types.mjs
// <tsconfig>. Two tools by themselves would each read and check all sources.
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');

const HOST = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

function projectOf(file) {
  const onUnRecoverableConfigFileDiagnostic = (fault) => {
    throw new Error(ts.formatDiagnostic(fault, HOST));
  };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic };
  return ts.getParsedCommandLineOfConfigFile(path.join(ROOT, file), {}, host);
}

/** Only a project's own files: what it imports from another one is looked at with that one. */
async function lint(program, files) {
  const eslint = new ESLint({
    cwd: ROOT,
    errorOnUnmatchedPattern: false,
    warnIgnored: false,
    overrideConfig: { languageOptions: { parserOptions: { project: null, programs: [program] } } },
  });
  const results = await eslint.lintFiles(files);
  const text = await (await eslint.loadFormatter('stylish')).format(results);
  return { looked: results.length, text: text.trim() };
}

const { fileNames, options, errors } = projectOf(process.argv[2]);
const program = ts.createProgram(fileNames, options);
const faults = [...errors, ...ts.getPreEmitDiagnostics(program)];
const { looked, text } = await lint(program, fileNames);
if (faults.length > 0) console.log(ts.formatDiagnostics(faults, HOST));
if (text) console.log(text);
console.log(`${looked} files`);
process.exitCode = faults.length > 0 || text ? 1 : 0;
