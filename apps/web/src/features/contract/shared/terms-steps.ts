import type { ContractOption } from '#libs/agency/common/contract.calls';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import { withoutZeros } from '../../../ui/forms/money-input';

export type Caps = ContractOption['caps'];
export type RateName = 'winRate' | 'lossRate' | 'betRate' | 'rate';

/** One step of any kind as it is typed; what a kind does not have stays empty. */
export interface TermsStep extends Record<RateName, string> {
  activeMembers: number;
  /** The team's bets from which the step counts. */
  amount: string;
}

/** The fields of a step by kind; `amount` is the name of its amount on the wire. */
export const STEP_FIELDS: Record<ContractKind, { rates: RateName[]; amount?: string; members: boolean }> = {
  realtime: { rates: ['winRate', 'lossRate', 'betRate'], members: false },
  hourly: { rates: ['winRate', 'lossRate'], amount: 'hourlyBetAmount', members: false },
  daily: { rates: ['rate'], amount: 'dailyBetAmount', members: true },
  dividend: { rates: ['rate'], amount: 'periodValidBet', members: true },
};

/** The most that the server accepts. */
export const MOST_STEPS = 10;

const EMPTY: TermsStep = { activeMembers: 0, amount: '', winRate: '', lossRate: '', betRate: '', rate: '' };

export function stepsOf(terms: ContractTerms): TermsStep[] {
  switch (terms.kind) {
    case 'realtime': {
      const { winRate, lossRate, betRate } = terms;
      return [{ ...EMPTY, winRate, lossRate, betRate }];
    }
    case 'hourly':
      return terms.tiers.map(({ hourlyBetAmount, ...rates }) => ({
        ...EMPTY,
        ...rates,
        amount: hourlyBetAmount,
      }));
    case 'daily':
      return terms.tiers.map(({ dailyBetAmount, ...rest }) => ({
        ...EMPTY,
        ...rest,
        amount: dailyBetAmount,
      }));
    case 'dividend':
      return terms.tiers.map(({ periodValidBet, ...rest }) => ({
        ...EMPTY,
        ...rest,
        amount: periodValidBet,
      }));
  }
}

/** The same terms with these steps. */
export function withSteps(terms: ContractTerms, steps: TermsStep[]): ContractTerms {
  switch (terms.kind) {
    case 'realtime': {
      const { winRate, lossRate, betRate } = steps[0] ?? EMPTY;
      return { kind: terms.kind, winRate, lossRate, betRate };
    }
    case 'hourly':
      return {
        kind: terms.kind,
        tiers: steps.map(({ amount, winRate, lossRate }) => ({ hourlyBetAmount: amount, winRate, lossRate })),
      };
    case 'daily':
      return {
        kind: terms.kind,
        tiers: steps.map(({ activeMembers, amount, rate }) => ({
          activeMembers,
          dailyBetAmount: amount,
          rate,
        })),
      };
    case 'dividend':
      return {
        kind: terms.kind,
        period: terms.period,
        tiers: steps.map(({ activeMembers, amount, rate }) => ({
          activeMembers,
          periodValidBet: amount,
          rate,
        })),
      };
  }
}

/** Terms of the server as a person would type them: "1000.00" becomes 1000, and 0 becomes empty. */
export const asTyped = (terms: ContractTerms): ContractTerms =>
  withSteps(
    terms,
    stepsOf(terms).map((step) => ({ ...step, amount: withoutZeros(step.amount).replace(/^0$/, '') })),
  );

/** A further step, which begins with the conditions and rates of the last one. */
export const nextStep = (steps: TermsStep[]): TermsStep => ({ ...EMPTY, ...steps.at(-1), amount: '' });

/** What was typed as the call takes it: "12." becomes 12, an empty amount 0. */
export function finished(terms: ContractTerms): ContractTerms {
  const text = (typed: string) => typed.replace(/\.$/, '');
  return withSteps(
    terms,
    stepsOf(terms).map(({ activeMembers, amount, winRate, lossRate, betRate, rate }) => ({
      activeMembers,
      amount: text(amount) || '0',
      winRate: text(winRate),
      lossRate: text(lossRate),
      betRate: text(betRate),
      rate: text(rate),
    })),
  );
}
