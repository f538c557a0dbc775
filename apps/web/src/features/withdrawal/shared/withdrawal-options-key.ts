/** The beginning of the key of `withdrawalOptionsQuery`, without the schema that the query loads. */
export const WITHDRAWAL_OPTIONS_KEY = 'withdrawal-options';
