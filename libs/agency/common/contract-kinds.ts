export const CONTRACT_KINDS = ['realtime', 'hourly', 'daily', 'dividend'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** What is paid by the house on bets; a dividend is owed by the upline on the profit. */
export const SALARY_KINDS = ['realtime', 'hourly', 'daily'] as const;
export type SalaryKind = (typeof SALARY_KINDS)[number];

/** Daily, weekly, half-monthly (1 to 15, 16 to the end), monthly; calendar periods in the brand's time zone. */
export const DIVIDEND_PERIODS = ['D', 'W', 'H', 'M'] as const;
export type DividendPeriod = (typeof DIVIDEND_PERIODS)[number];

export const CONTRACT_STATES = ['offered', 'active', 'ending', 'ended', 'rejected', 'withdrawn'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** Why a contract ended: by a party, by a newer version, or because the one above it no longer allows it. */
export const END_REASONS = ['upline', 'downline', 'replaced', 'conflict'] as const;
export type EndReason = (typeof END_REASONS)[number];
