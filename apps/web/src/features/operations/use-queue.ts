import type { ListName } from '#libs/operations/common/operators-list';
import type { AnyCall, RequestOf, ValueOf } from '#libs/platform/common/call';
import type { KeysetPageOf } from '#libs/platform/common/paging';
import { callApi } from '../../data/calls/call-api';
import { serverNow } from '../../data/calls/server-time';
import type { OwnFields } from '../../lists/list-choice';
import { type MoreRows, useKeysetRows } from '../../lists/use-keyset-rows';
import type { Rows } from '../../lists/use-list';
import { useListChoice } from '../../lists/use-list-choice';
import { LISTS_KEY } from './operations.api';
import { useBrandCurrency } from './operator-store';
import { rangesOf, wrongRanges } from './queue-filters';
import type { QueueNarrowing } from './queue-narrowing';
import { useDefaultView } from './use-default-view';

const ROWS = 50;

/** A list of the console, as `operatorsList` declares it. */
export interface DeclaredList {
  name: ListName;
  page: AnyCall;
  file: AnyCall;
}

type RowOf<List extends DeclaredList> = ValueOf<List['page']> extends KeysetPageOf<infer Row> ? Row : never;

/** What its page, its tools and its empty state draw of a list. */
export interface Queue<Row> extends Rows<Row> {
  declared: DeclaredList;
  more: MoreRows | null;
  narrowing: QueueNarrowing;
  /** The filters as calls take them, for a file of the same rows. */
  file: { filters: Record<string, unknown>; disabled: boolean };
}

type QueueFields = { search: string; from: string; to: string; amountFrom?: string; amountTo?: string };

/** A list of the operators with its filters in the address; it is read anew when any of them has changed. */
export function useQueue<List extends DeclaredList, Own extends QueueFields & Record<string, string>>(
  declared: List,
  own: OwnFields<Own>,
) {
  const currency = useBrandCurrency();
  const { choice, choose } = useListChoice(own, null);
  const wrong = wrongRanges(choice, currency);
  const names = Object.keys(own);
  const unfiltered = Object.fromEntries(names.map((field) => [field, own[field]?.(null) ?? '']));
  const isChosen = (field: string) => choice[field] !== unfiltered[field];
  const change = (changed: Record<string, string>) => choose(changed as Partial<typeof choice>);
  const narrowing: QueueNarrowing = {
    field: (field) => ({
      value: String(choice[field] ?? ''),
      onChange: (value) => change({ [field]: value }),
    }),
    wrong,
    chosen: names.filter(isChosen),
    clear: () => change(unfiltered),
    values: Object.fromEntries(names.filter(isChosen).map((field) => [field, String(choice[field])])),
    apply: (values) => change({ ...unfiltered, ...values }),
  };
  const isOpen = useDefaultView(declared.name, narrowing);
  const filters = {
    ...Object.fromEntries(
      names.filter((field) => choice[field] !== '').map((field) => [field, choice[field]]),
    ),
    ...rangesOf(choice, new Date(serverNow())),
  };
  const isWrong = wrong.days || wrong.amounts;
  const rows = useKeysetRows({
    queryKey: [...LISTS_KEY, declared.name, filters],
    load: (page): Promise<KeysetPageOf<RowOf<List>>> =>
      callApi(declared.page, { ...filters, ...page, pageSize: ROWS } as RequestOf<List['page']>),
    enabled: isOpen && !isWrong,
  });
  return {
    ...rows,
    declared,
    // All rows are on one page, which grows.
    choice: { page: 1 },
    choose: () => undefined,
    /** What a control takes to choose one of the filters. */
    filter: <Name extends keyof Own & string>(field: Name) => ({
      value: choice[field] as Own[Name],
      onChange: (value: Own[Name]) => change({ [field]: value }),
    }),
    narrowing,
    file: { filters, disabled: isWrong },
  };
}
