import type { EntityMetadata } from 'typeorm';

export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const PATTERNS: Record<string, RegExp> = {
  uuid: UUID,
  /** Every number of 18 digits fits into a bigint of PostgreSQL. */
  bigint: /^\d{1,18}$/,
};

/** Whether the text can be an id of the entity; PostgreSQL answers any other text with an error. */
export function isIdOf({ primaryColumns: [column] }: EntityMetadata, id: string): boolean {
  return PATTERNS[String(column?.type)]?.test(id) ?? false;
}
