import { z } from 'zod';

/**
 * How a vendor's list of games differs from the brand's titles: a new title, other data of a title, one that the vendor lists
 * no longer, and one that it lists again.
 */
export const CATALOGUE_CHANGE_KINDS = ['added', 'changed', 'withdrawn', 'returned'] as const;
export type CatalogueChangeKind = (typeof CATALOGUE_CHANGE_KINDS)[number];

/** `gone`: the list changed again before anybody decided. */
export const CATALOGUE_CHANGE_STATES = ['open', 'accepted', 'rejected', 'gone'] as const;
export type CatalogueChangeState = (typeof CATALOGUE_CHANGE_STATES)[number];

export const catalogueChange = z.object({
  id: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  /** By language code. */
  names: z.record(z.string(), z.string()),
  kind: z.enum(CATALOGUE_CHANGE_KINDS),
  state: z.enum(CATALOGUE_CHANGE_STATES),
  /** Amounts as wire amounts of the brand's currency, the edge in percent. */
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  foundAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.object({ id: z.string(), account: z.string() }).nullable(),
  reason: z.string().nullable(),
});
export type CatalogueChange = z.output<typeof catalogueChange>;

/** The last time that a vendor's list was read. */
export const catalogueReading = z.object({
  vendor: z.string(),
  vendorName: z.string(),
  /** The brand has a contract with it, so that it can be asked. */
  connected: z.boolean(),
  readAt: z.string().nullable(),
  titles: z.int(),
  /** Entries that were left out: unreadable, or listed twice. */
  unreadable: z.int(),
  /** Set while the last try failed. */
  failedAt: z.string().nullable(),
  /** Differences that wait for an operator. */
  open: z.int(),
});
export type CatalogueReading = z.output<typeof catalogueReading>;
