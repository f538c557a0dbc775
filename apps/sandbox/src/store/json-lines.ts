import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file with one JSON value per line, readable by this user only. A line that a crash cut off is skipped. */
export class JsonLines<T> {
  constructor(readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
  }

  read(): T[] {
    if (!existsSync(this.file)) return [];
    return readFileSync(this.file, 'utf8')
      .split('\n')
      .flatMap(parse<T>);
  }

  /** On disk when this returns. @throws Error of the file system */
  append(...lines: T[]): void {
    appendFileSync(this.file, toText(lines), { mode: 0o600 });
  }

  /** Replaces all lines, by rename. */
  rewrite(lines: readonly T[]): void {
    const fresh = `${this.file}.new`;
    writeFileSync(fresh, toText(lines), { mode: 0o600 });
    renameSync(fresh, this.file);
  }
}

function toText(lines: readonly unknown[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function parse<T>(text: string): T[] {
  try {
    return text === '' ? [] : [JSON.parse(text) as T];
  } catch {
    return [];
  }
}
