import { useMemo, useState } from 'react';
import type { Language } from '../../../common/api';
import { inDigits, minorToDecimal, parseFigure } from './money';
import { usePlay } from './play-context';
import { boundsOf, problemOf, type StakeBounds, type StakeProblem } from './stake';

export interface Stake {
  text: string;
  /** Null while the text is no stake that may be placed. */
  value: bigint | null;
  problem: StakeProblem | null;
  bounds: StakeBounds;
  type: (text: string) => void;
  set: (value: bigint) => void;
}

/** What is staked on the next bet; it begins at the first preset. */
export function useStake(): Stake {
  const { view, language } = usePlay();
  const digits = view.currency.digits;
  const bounds = useMemo(() => boundsOf(view.limits), [view.limits]);
  const [text, setText] = useState(() => shown(bounds.presets[0] ?? bounds.min, digits, language));
  const value = parseFigure(text, digits);
  const problem = problemOf(value, bounds);
  return {
    text,
    value: problem === null ? value : null,
    problem,
    bounds,
    type: setText,
    set: (next) => setText(shown(next, digits, language)),
  };
}

function shown(value: bigint, digits: number, language: Language): string {
  return inDigits(minorToDecimal(value, digits).replace(/\.0+$/, ''), language);
}
