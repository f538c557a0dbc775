import type { KeysetPageOf } from '#libs/platform/common/paging';
import { serverNow } from '../../data/calls/server-time';
import type { OwnFields } from '../../lists/list-choice';
import { useKeysetRows } from '../../lists/use-keyset-rows';
import type { ListInput } from '../../lists/use-list';
import { useListChoice } from '../../lists/use-list-choice';
import { LISTS_KEY } from './operations.api';
import { useBrandCurrency } from './operator-store';
import { rangesOf, wrongRanges } from './queue-filters';

const ROWS = 50;

/** What the call of a queue takes: the filters that are chosen, and where the page begins. */
export type QueueInput<Own> = Omit<ListInput<Own>, 'pageNo'> & { after?: string; pageSize: number };

type QueueFields = { search: string; from: string; to: string; amountFrom?: string; amountTo?: string };

/** A queue of the operators with its filters in the address; it is read anew when any of them has changed. */
export function useQueue<Row, Own extends QueueFields & Record<string, string>>(
  name: string,
  own: OwnFields<Own>,
  load: (input: QueueInput<Own>) => Promise<KeysetPageOf<Row>>,
) {
  const currency = useBrandCurrency();
  const { choice, choose } = useListChoice(own, null);
  const wrong = wrongRanges(choice, currency);
  const names = Object.keys(own);
  const chosen = Object.fromEntries(
    names.filter((field) => choice[field] !== '').map((field) => [field, choice[field]]),
  );
  const input = { ...chosen, ...rangesOf(choice, new Date(serverNow())), pageSize: ROWS } as QueueInput<Own>;
  const rows = useKeysetRows({
    queryKey: [...LISTS_KEY, name, input],
    load: (page) => load({ ...input, ...page }),
    enabled: !wrong.days && !wrong.amounts,
  });
  const unfiltered = Object.fromEntries(names.map((field) => [field, own[field]?.(null) ?? '']));
  const change = (changed: Record<string, string>) => choose(changed as Partial<typeof choice>);
  const narrowing: QueueNarrowing = {
    field: (field) => ({
      value: String(choice[field] ?? ''),
      onChange: (value) => change({ [field]: value }),
    }),
    wrong,
    chosen: names.filter((field) => choice[field] !== unfiltered[field]),
    clear: () => change(unfiltered),
  };
  return {
    ...rows,
    // All rows are on one page, which grows.
    choice: { page: 1 },
    choose: () => undefined,
    /** What a control takes to choose one of the filters. */
    filter: <Name extends keyof Own & string>(field: Name) => ({
      value: choice[field] as Own[Name],
      onChange: (value: Own[Name]) => change({ [field]: value }),
    }),
    narrowing,
  };
}

/** What a queue is narrowed to, as the fields that every queue has see it. */
export interface QueueNarrowing {
  field: (name: string) => { value: string; onChange: (value: string) => void };
  wrong: ReturnType<typeof wrongRanges>;
  /** The filters that differ from those that the queue begins with. */
  chosen: string[];
  clear: () => void;
}
