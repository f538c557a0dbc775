/** The beginning of the key of `withdrawalOptionsQuery`. In a file of its own, because importing it must not load the schema. */
export const WITHDRAWAL_OPTIONS_KEY = 'withdrawal-options';
