/** The beginning of the key of `withdrawalOptionsQuery`, for what makes its answer stale, without the schema of its call. */
export const WITHDRAWAL_OPTIONS_KEY = 'withdrawal-options';
