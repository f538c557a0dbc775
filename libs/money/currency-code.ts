import { z } from 'zod';
import { CURRENCIES, type Currency } from './currency.js';

/** A currency on the wire. */
export const currencyCode = z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]);
