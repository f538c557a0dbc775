/**
 * Limits that no spec reaches, so that races reach the database and all requests may come from one address and one
 * person.
 */
export const MANY_AT_ONCE = {
  CALLS_PER_PERSON: '100',
  MONEY_CALLS_PER_PERSON: '100',
  CALLS_PER_ADDRESS: '1000',
  PASSWORDS_WAITING: '1000',
};
