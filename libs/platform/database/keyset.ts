import { z } from 'zod';
import { invalidInput } from '../http/app-error.js';
import type { Conditions } from './conditions.js';

const PARTS = {
  boolean: z.boolean(),
  bigint: z.int(),
  timestamptz: z.iso.datetime({ offset: true }),
  uuid: z.uuid(),
};

/**
 * The order of a list by columns that are unique together. A page goes on after the key of the last row of the page
 * before, so that rows that come or go meanwhile neither shift nor repeat others.
 */
export class Keyset {
  private readonly names: string[];

  constructor(
    private readonly columns: Record<string, keyof typeof PARTS>,
    private readonly direction: 'asc' | 'desc' = 'asc',
  ) {
    this.names = Object.keys(columns);
  }

  /** For ORDER BY. */
  get order(): string {
    return this.names.map((name) => `${name} ${this.direction}`).join(', ');
  }

  /** For the select list: the row's key, with all digits of its moments. */
  get column(): string {
    return `json_build_array(${this.names.join(', ')})::text as "cursorKey"`;
  }

  /** Leaves out the rows up to the cursor. @throws AppError 400 for a text that is no cursor of this list */
  startAfter(conditions: Conditions, cursor: string | undefined): void {
    if (cursor === undefined) return;
    const kinds = Object.values(this.columns);
    const places = kinds.map((kind) => `?::${kind}`).join(', ');
    const sign = this.direction === 'asc' ? '>' : '<';
    conditions.add(`(${this.names.join(', ')}) ${sign} (${places})`, ...keyOf(cursor, kinds));
  }

  /** The page of rows of which one more was read than it holds, and the cursor of the next one. */
  page<Row extends { cursorKey: string }>(rows: Row[], pageSize: number) {
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return { rows: shown, next: last ? Buffer.from(last.cursorKey).toString('base64url') : null };
  }
}

function keyOf(cursor: string, kinds: (keyof typeof PARTS)[]): unknown[] {
  try {
    const key: unknown[] = z
      .array(z.unknown())
      .length(kinds.length)
      .parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return kinds.map((kind, index) => PARTS[kind].parse(key[index]));
  } catch {
    throw invalidInput([{ field: 'after', code: 'field_invalid' }]);
  }
}
