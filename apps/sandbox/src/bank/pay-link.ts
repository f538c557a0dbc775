import { z } from 'zod';
import { AppError } from '../web/app-error.js';
import { read } from '../web/input.js';
import { closest } from '../web/language.js';
import { isSigned } from '../web/signature.js';

const seconds = z.string().regex(/^[1-9]\d{0,10}$/);

const schema = z.strictObject({
  operator: z.string().regex(/^[a-z0-9-]{1,32}$/),
  reference: z.guid(),
  amount: z
    .string()
    .regex(/^(0|[1-9]\d{0,14})(\.\d{1,4})?$/)
    .refine((amount) => Number(amount) > 0, 'must be above zero'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  return_url: z.string().max(2000).refine(URL.canParse, 'must be an address'),
  expires: seconds,
  lang: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/)
    .transform(closest),
  timestamp: seconds,
  signature: z.string().max(200),
});

export type PayLink = Omit<z.infer<typeof schema>, 'timestamp' | 'signature'>;

const LAST = '&signature=';

/**
 * The parameters of a signed link to the hosted page. The signature covers the path and query exactly as they
 * were sent, up to the signature, which comes last.
 * @throws AppError malformed, bad_signature
 */
export function readPayLink(
  address: string,
  query: unknown,
  secretOf: (merchant: string) => string,
): PayLink {
  const { timestamp, signature, ...link } = read(schema, query);
  const end = address.lastIndexOf(LAST);
  if (end < 0 || address.includes('&', end + 1)) throw new AppError('malformed', 'signature: must come last');
  const message = {
    timestamp,
    method: 'GET',
    path: address.slice(0, end),
    operator: link.operator,
    body: '',
  };
  if (!isSigned(secretOf(link.operator), message, signature))
    throw new AppError('bad_signature', 'signature does not match');
  return link;
}
