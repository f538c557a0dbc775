import type { CacheRule } from './push-table';

/** Updates the query of the thing's own page, whose key is `[keyPrefix, id]`. `held` is what that query shows now. */
export const updateDetail = <Data extends { id: string }, Detail extends object>(
  keyPrefix: string,
  changed: (data: Data, held: Detail) => Partial<Detail>,
): CacheRule<Data> => ({
  keyPrefix,
  concerns: isOwn,
  update: (held, data) => ({ ...held, ...changed(data, held as Detail) }),
});

/** Sets some fields of a query. `held` is what that query shows now. */
export const mergeInto = <Data, Held extends object = object>(
  keyPrefix: string,
  fields: (data: Data, held: Held) => object,
): CacheRule<Data> => ({
  keyPrefix,
  update: (held, data) => ({ ...held, ...fields(data, held as Held) }),
});

/** Fetches the queries again, if they are shown: for sums, options, and whatever a push does not carry. */
export const invalidate = (keyPrefix: string): CacheRule<unknown> => ({ keyPrefix });

/** The same, for the page of the thing alone, whose key is `[keyPrefix, id]`. */
export const invalidateOwn = (keyPrefix: string): CacheRule<{ id: string }> => ({
  keyPrefix,
  concerns: isOwn,
});

/** The same, for the pages of other things. */
export const invalidateOthers = (keyPrefix: string): CacheRule<{ id: string }> => ({
  keyPrefix,
  concerns: (data, key) => !isOwn(data, key),
});

const isOwn = ({ id }: { id: string }, queryKey: readonly unknown[]): boolean => queryKey[1] === id;
