import { z } from 'zod';

/** The bytes of a file: what the server reads them from, and what the browser gets. */
export type FileContent = AsyncIterable<Uint8Array> | Blob;

/** What a call with `download` answers. */
export const download = z.object({
  name: z.string(),
  /** Of the table that the file has, without its heads. */
  rows: z.int(),
  /** Whether those are all rows that match. */
  isWhole: z.boolean(),
  content: z.custom<FileContent>(),
});
export type Download = z.output<typeof download>;

/** Headers that say of a file what its bytes do not. */
export const DOWNLOAD_ROWS = 'x-file-rows';
export const DOWNLOAD_IS_WHOLE = 'x-file-whole';
