import { z } from 'zod';
import { BET_STATES, betSummary } from '#libs/games/common/bet-record';
import { CATEGORIES } from '#libs/games/common/games.calls';
import { RECORD_TYPES } from '#libs/ledger/common/account-record.calls';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { AGENT_POLICY } from '#libs/site/common/modules';
import { AGENTS, party } from './contract.calls.js';

const moment = z.iso.datetime({ offset: true });
const memberId = z.string().regex(/^\d{1,18}$/);
/** Half-open span of time, ISO 8601 with offset. */
const span = { from: moment.optional(), to: moment.optional() };
/** An account somewhere below, by its whole name; everybody below without it. */
const account = z.string().max(64).trim().optional();

/** Pages of the agent centre, by the specification's names; `contracts` and `transfer` are ours. */
export const AGENT_PAGES = [
  'agentTeamOverview',
  'downlineManagmentView',
  'contracts',
  'registerCenter',
  'personalHistoryCopy',
  'agentDownlineTransactionDetailsCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentRealtimeSalary',
  'agentHourSalary',
  'agentDailyWages2',
  'agentDividendRecordCopy2',
  'transfer',
  'agentAnnouncement',
] as const;
export type AgentPage = (typeof AGENT_PAGES)[number];

export const getAgentMenu = defineCall({
  method: 'GET',
  path: '/wps/agent/menu',
  summary: 'The pages of the agent centre that this agent may see, in their order',
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({}),
  value: z.object({ pages: z.array(z.enum(AGENT_PAGES)) }),
});

/** A figure with that of the span of the same length before it. */
const figure = z.object({ now: z.string(), before: z.string() });
const count = z.object({ now: z.int(), before: z.int() });

export const getTeamOverview = defineCall({
  method: 'GET',
  path: '/wps/agent/team/overview',
  summary: 'Figures of the agent and all below, with those of the span before; at most 400 days',
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({ from: moment, to: moment }),
  value: z.object({
    currency: currencyCode,
    /** Counts and balance are those below; the other figures are the agent's too. */
    members: z.int(),
    directMembers: z.int(),
    agents: z.int(),
    /** What the team's wallets hold now. */
    balance: z.string(),
    newMembers: count,
    activeMembers: count,
    deposits: figure,
    withdrawals: figure,
    validBet: figure,
    /** Stakes less payouts of settled rounds: the house's profit on the team. */
    profit: figure,
    /** Salaries and dividends that the agent received; what was paid to downlines is not taken off. */
    income: figure,
    /** Offers that wait for the agent's own answer, and those given that wait for others. */
    offersReceived: z.int(),
    offersGiven: z.int(),
    /** Valid bet and profit day by day (brand's time zone), or hour by hour for a span of at most two days. */
    series: z.array(z.object({ at: z.string(), validBet: z.string(), profit: z.string() })),
    seq: z.int(),
  }),
});

/** One account below, with what its own team did in the span. */
export const downline = party.extend({
  nickname: z.string().nullable(),
  type: z.int(),
  status: z.enum(['active', 'disabled', 'closed']),
  registeredAt: z.string(),
  lastLoginAt: z.string().nullable(),
  balance: z.string(),
  directMembers: z.int(),
  teamMembers: z.int(),
  /** Of the account itself and all below it. */
  validBet: z.string(),
  profit: z.string(),
});
export type Downline = z.output<typeof downline>;

export const listDownlines = defineCall({
  method: 'GET',
  path: '/wps/agent/team/downlines',
  summary:
    'Accounts directly below one of the own tree, with the way up to the agent; or a search through the tree',
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({
    /** Whose direct downlines; the agent's own without it. */
    of: memberId.optional(),
    /** The beginning of an account's name, anywhere in the own tree. */
    search: z.string().max(64).trim().optional(),
    type: z.enum(['agents', 'members']).optional(),
    sort: z.enum(['account', 'registered', 'team', 'validBet', 'profit', 'balance']).default('account'),
    direction: z.enum(['asc', 'desc']).default('asc'),
    ...span,
    ...paging,
  }),
  value: pageOf(downline).extend({
    /** From the agent down to the one whose downlines these are. */
    path: z.array(party),
    currency: currencyCode,
  }),
});

export const listTeamBets = defineCall({
  method: 'GET',
  path: '/wps/agent/team/bets',
  summary: 'Rounds of the team below, the latest first, with the sums of all that the filter meets',
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({
    ...span,
    account,
    gameType: z.enum(CATEGORIES).optional(),
    status: z.enum(BET_STATES).optional(),
    ...paging,
  }),
  value: pageOf(betSummary.extend({ account: z.string(), validBet: z.string() })).extend({
    totals: z.object({ stake: z.string(), payout: z.string(), validBet: z.string(), currency: currencyCode }),
  }),
});

export const listTeamTransactions = defineCall({
  method: 'GET',
  path: '/wps/agent/team/transactions',
  summary: "Movements of the team's wallets, the latest first; counted up to 10,000",
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({ ...span, account, type: z.enum(RECORD_TYPES).optional(), ...paging }),
  value: pageOf(
    z.object({
      id: z.string(),
      account: z.string(),
      type: z.enum(RECORD_TYPES),
      /** What happened, as in the account record. */
      kind: z.string(),
      amount: z.string(),
      balanceAfter: z.string(),
      currency: currencyCode,
      at: z.string(),
      reference: z.string(),
    }),
  ),
});

/** One row of a profit and loss statement. */
const statementRow = z.object({
  /**
   * An account with its whole team, or a day (YYYY-MM-DD, brand's time zone). The first page begins with the account
   * whose downlines these are, alone, where it did something itself: so the rows add up to the totals.
   */
  key: z.string(),
  memberId: z.string().nullable(),
  deposits: z.string(),
  withdrawals: z.string(),
  stake: z.string(),
  validBet: z.string(),
  payout: z.string(),
  /** Payout less stake: as the players see it. */
  profitLoss: z.string(),
  /** Salaries and dividends that these accounts received. */
  income: z.string(),
});

export const getTeamProfitLoss = defineCall({
  method: 'GET',
  path: '/wps/agent/team/profit-loss',
  summary: "The team's profit and loss: one row for each direct downline with its team, or for each day",
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({
    ...span,
    /** Whose direct downlines; the agent's own without it. */
    of: memberId.optional(),
    groupBy: z.enum(['downline', 'day']).default('downline'),
    ...paging,
  }),
  value: pageOf(statementRow).extend({
    totals: statementRow.omit({ key: true, memberId: true }),
    path: z.array(party),
    currency: currencyCode,
  }),
});

const income = z.object({
  realtime: z.string(),
  hourly: z.string(),
  daily: z.string(),
  dividendReceived: z.string(),
  dividendPaid: z.string(),
  total: z.string(),
});

export const getTeamIncome = defineCall({
  method: 'GET',
  path: '/wps/agent/team/income',
  summary: "The agent's own income day by day: each kind of salary, dividends received and paid",
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({ ...span, ...paging }),
  value: pageOf(
    z.object({
      /** YYYY-MM-DD in the brand's time zone. */
      day: z.string(),
      ...income.shape,
    }),
  ).extend({
    totals: income,
    currency: currencyCode,
  }),
});

/** Opens an account directly below; its password is a default one, to be changed at the first log-in. */
export const openDownline = defineCall({
  method: 'POST',
  path: '/wps/agent/downlines',
  summary: 'Opens an account directly below the agent',
  access: AGENTS,
  module: AGENT_POLICY,
  sealed: true,
  idempotent: true,
  secrets: ['password'],
  input: z.strictObject({
    username: z.string().max(255).trim(),
    password: z.string().max(255),
    nickname: z.string().max(255).trim().optional(),
    /** A member, or an agent of the own type. */
    as: z.enum(['member', 'agent']),
  }),
  value: party.extend({ type: z.int() }),
});
