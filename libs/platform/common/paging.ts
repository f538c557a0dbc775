import { z } from 'zod';

/** Page numbers start at 1. Query values arrive as text. */
export const paging = {
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
};

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item), total: z.int(), totalPages: z.int() });
}

/** Goes on after the last row of the page before: rows that come or go meanwhile shift none. */
export const keysetPaging = {
  /** The `next` of the page before; the first page without it. */
  after: z.string().max(300).optional(),
  pageSize: paging.pageSize,
};

/** `total` counts all pages; `next` is `null` on the last one. */
export function keysetPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item), total: z.int(), next: z.string().nullable() });
}

export interface KeysetPageOf<Item> {
  list: Item[];
  total: number;
  next: string | null;
}

export const totalPages = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));
