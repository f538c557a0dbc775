import { z } from 'zod';

/** `YYYY-MM-DD`. Nothing is older, and PostgreSQL knows no year 0. */
export const isoDay = z.iso.date().refine((text) => text >= '1970', { message: 'field_invalid' });
