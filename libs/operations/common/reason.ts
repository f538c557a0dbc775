import { z } from 'zod';

/** A reason that the record keeps and, where a call says so, the member reads. */
export const reason = z.string().trim().min(3).max(200);
