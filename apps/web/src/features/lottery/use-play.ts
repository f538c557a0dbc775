import { useState } from 'react';
import { type LotteryGame, type PrizeMode } from '#libs/lottery/common/games';
import type { PricedNumber } from '#libs/lottery/common/lines/number-prices';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { rulesOf } from '#libs/lottery/common/rules/rules';
import type { Currency } from '#libs/money/currency';
import { amountDrafts, type OwnAmounts } from './board/amount-drafts';
import type { PlayMenu } from './lottery.api';
import { chosenRule, rememberRule } from './picking/chosen-rule';
import { noPicks, type Picks } from './picking/picks';
import { readTyped } from './picking/typed-list';
import { draftsByPrice } from './stake/drafts-by-price';
import { type LineDraft, type PricedLine, priceLine } from './stake/priced-line';
import { FIRST_STAKE, readStake, type StakeFields } from './stake/stake-state';

interface PlayInput {
  game: LotteryGame;
  mode: PrizeMode;
  menu: PlayMenu;
  /** Numbers of the draw that takes bets which do not cost what they usually do. */
  prices: readonly PricedNumber[];
}

/** The lines that a member makes up: rule, picks or typed bets, and stake; several where numbers have amounts of their own. */
export function usePlay({ game, mode, menu, prices }: PlayInput) {
  const rules = offeredRules(game, mode, menu);
  const [code, setCode] = useState(() => chosenRule(game.code, mode));
  const rule = rules.find((each) => each.code === code) ?? firstOf(rules);
  const [picks, setPicks] = useState<Picks>(() => noPicks(rule));
  const [typing, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const [fields, setFields] = useState<StakeFields>(FIRST_STAKE);
  const [ownAmounts, setOwnAmounts] = useState<OwnAmounts>({});
  const [prizeGroup, setPrizeGroup] = useState(menu.prizeGroups.to);
  const currency: Currency = menu.currency;
  const isTyping = typing && rule.listView !== null;
  const stake = readStake(mode, fields);
  const draft: LineDraft | null = stake && {
    rule: rule.code,
    ...(isTyping ? { list: readTyped(rule, typed).good } : { picks }),
    stake,
  };
  const hasAmounts = mode === 'SEA' && rule.rows.length === 1;
  const drafts = hasAmounts
    ? amountDrafts(rule.code, picks[0] ?? [], { amount: fields.amount, own: ownAmounts }, currency)
    : draft && [draft];
  const clear = () => {
    setPicks(noPicks(rule));
    setTyped('');
    setOwnAmounts({});
  };
  const chooseRule = (next: string) => {
    const chosen = rules.find((each) => each.code === next);
    if (!chosen) return;
    setCode(next);
    setPicks(noPicks(chosen));
    setTyped('');
    setOwnAmounts({});
    rememberRule(game.code, mode, next);
  };
  /** A line of the slip, to be changed. */
  const edit = (line: LineDraft) => {
    chooseRule(line.rule);
    setTyping(line.list !== undefined);
    if (line.list) setTyped(line.list.join('\n'));
    if (line.picks) setPicks(line.picks);
    setFields({
      ...fields,
      ...('amount' in line.stake
        ? { amount: line.stake.amount }
        : { unit: line.stake.unit, multiple: String(line.stake.multiple) }),
    });
  };
  return {
    rules,
    rule,
    picks,
    setPicks,
    typing: isTyping,
    setTyping,
    typed,
    setTyped,
    fields,
    /** An amount for all numbers takes the place of those that had their own. */
    setFields: (next: StakeFields) => {
      if (next.amount !== fields.amount) setOwnAmounts({});
      setFields(next);
    },
    hasAmounts,
    ownAmounts,
    setOwnAmount: (token: string, amount: string) => setOwnAmounts((own) => ({ ...own, [token]: amount })),
    stake,
    prizeGroup,
    setPrizeGroup,
    currency,
    lines: pricedLines(
      (drafts ?? []).flatMap((each) => draftsByPrice(each, prizeGroup, prices)),
      prizeGroup,
      currency,
    ),
    chooseRule,
    clear,
    edit,
  };
}

/** All of the lines, or none while one of them is no bet. */
function pricedLines(drafts: readonly LineDraft[], prizeGroup: number, currency: Currency): PricedLine[] {
  const lines = drafts.flatMap((draft) => priceLine(draft, prizeGroup, currency) ?? []);
  return lines.length === drafts.length ? lines : [];
}

/** Rules of the game that the brand offers. */
function offeredRules(game: LotteryGame, mode: PrizeMode, menu: PlayMenu): readonly Rule[] {
  const offered = new Set(menu.rules.map(({ rule }) => rule));
  return rulesOf(game, mode).filter(({ code }) => offered.has(code));
}

function firstOf(rules: readonly Rule[]): Rule {
  const first = rules.find(({ code }) => /^(ssc|pk|x5)\.pos$/.test(code)) ?? rules[0];
  if (!first) throw new RangeError('a game without rules');
  return first;
}
