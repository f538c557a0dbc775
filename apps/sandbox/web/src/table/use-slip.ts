import { useMemo, useState } from 'react';
import { usePlay } from '../session/play-context';
import { boundsOf } from '../session/stake';
import { chipsOf, type Slip, type SlipProblem, slipOf, slipProblem, slipStakes, slipTotal } from './slip';

/** The chips before they are bet. A chip that may not be placed stays in the hand, and `problem` says why. */
export function useSlip() {
  const { view, balance } = usePlay();
  const bounds = useMemo(() => boundsOf(view.limits), [view.limits]);
  const chips = useMemo(() => chipsOf(bounds), [bounds]);
  const [chip, setChip] = useState(chips[1] ?? bounds.min);
  const [slip, setSlip] = useState<Slip>([]);
  const [last, setLast] = useState<Slip>([]);
  const [problem, setProblem] = useState<SlipProblem | null>(null);

  const change = (next: Slip) => {
    const wrong = slipProblem(next, bounds, balance);
    setProblem(wrong);
    if (wrong === null) setSlip(next);
  };
  const take = (next: Slip) => {
    setProblem(null);
    setSlip(next);
  };

  return {
    bounds,
    chips,
    chip,
    stakes: slipStakes(slip),
    total: slipTotal(slip),
    problem,
    /** Whether there are stakes of an earlier round to place again. */
    repeatable: last.length > 0,
    choose: setChip,
    place: (spot: string) => change([...slip, { spot, amount: chip }]),
    undo: () => take(slip.slice(0, -1)),
    clear: () => take([]),
    repeat: () => change(last),
    /** The slip has been bet: the table is free, and the same stakes can be placed again. */
    placed: () => {
      setLast(slipOf(slipStakes(slip)));
      take([]);
    },
  };
}

export type SlipControl = ReturnType<typeof useSlip>;
