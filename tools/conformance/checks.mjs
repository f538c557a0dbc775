import { isDeepStrictEqual } from 'node:util';

/** What was expected and what was seen. */
class Difference extends Error {}

/** Ends a check that cannot be made, with the reason. */
export class Skipped extends Error {}

const shown = (value) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** @throws Difference unless both are the same; `what` names the value */
export function expectSame(what, seen, expected) {
  if (!isDeepStrictEqual(seen, expected))
    throw new Difference(`${what}: expected ${shown(expected)}, saw ${shown(seen)}`);
}

/** @throws Difference unless it is one of them */
export function expectOneOf(what, seen, allowed) {
  if (!allowed.includes(seen))
    throw new Difference(`${what}: expected one of ${allowed.join(', ')}, saw ${shown(seen)}`);
}

/** @throws Difference unless `holds`; `expected` says what should be */
export function expectThat(what, seen, holds, expected) {
  if (!holds) throw new Difference(`${what}: expected ${expected}, saw ${shown(seen)}`);
}

/** Runs checks one after another, and prints a line for each. */
export class Checks {
  passed = 0;
  failed = 0;
  skipped = 0;

  /** `only` are the first words of the checks to run; all where it is empty. */
  constructor(only = [], print = console.log) {
    this.only = only;
    this.print = print;
  }

  async run(name, work) {
    if (this.only.length > 0 && !this.only.includes(name.split(':')[0])) return;
    try {
      await work();
      this.passed += 1;
      this.print(`ok    ${name}`);
    } catch (error) {
      if (error instanceof Skipped) {
        this.skipped += 1;
        this.print(`skip  ${name}: ${error.message}`);
        return;
      }
      this.failed += 1;
      this.print(`FAIL  ${name}: ${error instanceof Difference ? error.message : reasonOf(error)}`);
    }
  }

  /** The last line, and the exit code: 1 if a check failed. */
  end() {
    this.print(`\n${this.passed} ok, ${this.failed} failed, ${this.skipped} skipped`);
    return this.failed === 0 ? 0 : 1;
  }
}

const reasonOf = (error) => `no answer (${error.cause?.code ?? error.name}: ${error.message})`;
