import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyCall, RequestOf } from '#libs/platform/common/call';
import { callApi } from '../data/calls/call-api';
import type { DateRange } from '../ui/forms/date-preset';
import type { Span } from '../ui/forms/day-span';
import type { RowsPage } from './all-rows';
import { dayCount, type ListChoice, type Moments, NO_FIELDS, type OwnFields } from './list-choice';
import { useListChoice } from './use-list-choice';

type Filters = Record<string, string>;

/** What the call of a list takes: the filters that are chosen, the moments of its days, or the first and last one, and the page. */
export type ListInput<Own> = { [Name in keyof Own]?: Exclude<Own[Name], ''> } & Partial<Moments> & {
    pageNo: number;
  };

interface ListDeclaration<Own extends Filters, Value, Key extends QueryKey> {
  /** How each filter is read from the address; '' stands for all. */
  filters?: OwnFields<Own>;
  /** The days that the list begins with; a list without them is about all times. */
  days?: Span;
  /** The call takes days of this time zone (IANA), `YYYY-MM-DD`, both included and at most so many, in place of moments. */
  ofZone?: { timeZone: string; mostDays: number };
  query: (input: ListInput<Own>) => UseQueryOptions<Value, Error, Value, Key>;
}

/** A list of the server with its filters and its page in the address. The rows before stay until the next are there. */
export function useList<Value, Key extends QueryKey, Own extends Filters = Record<never, string>>({
  filters,
  days: first,
  ofZone,
  query: queryOf,
}: ListDeclaration<Own, Value, Key>) {
  const own = filters ?? (NO_FIELDS as OwnFields<Own>);
  const { choice, choose, moments, days } = useListChoice(own, first ?? null, ofZone?.timeZone);
  const chosen = Object.keys(own).filter((name) => choice[name] !== '');
  const input = {
    ...Object.fromEntries(chosen.map((name) => [name, choice[name]])),
    ...(first && (ofZone ? days : moments)),
    pageNo: choice.page,
  } as ListInput<Own>;
  const isOutOfOrder = first !== undefined && moments === null;
  const isTooLong = Boolean(ofZone && days && dayCount(days) > ofZone.mostDays);
  const isRangeWrong = isOutOfOrder || isTooLong;
  const query = useQuery({
    placeholderData: keepPreviousData,
    ...queryOf(input),
    enabled: !isRangeWrong,
  });
  /** What a control takes to choose one of the filters. */
  const filter = <Name extends keyof Own & string>(name: Name) => ({
    value: choice[name] as Own[Name],
    onChange: (value: Own[Name]) => choose({ [name]: value } as unknown as Partial<ListChoice & Own>),
  });
  /** All rows of the list for a file: its name without dates, and the call that reads its pages. */
  const file = <C extends AnyCall>(name: string, call: C, fixed?: Partial<RequestOf<C>>) => {
    const { pageNo: _, ...filter } = input;
    return {
      name,
      load: (paging: { pageNo: number; pageSize: number }) =>
        callApi(call, { ...fixed, ...filter, ...paging } as RequestOf<C>),
    };
  };
  return {
    query,
    file,
    data: query.data,
    input,
    choice,
    choose,
    filter,
    days,
    hasDays: first !== undefined,
    isRangeWrong,
    mostDays: isTooLong ? ofZone?.mostDays : undefined,
  };
}

/** The rows of a list, and which page of them is shown. */
export interface Rows<Row> {
  query: Pick<
    UseQueryResult<RowsPage<Row>>,
    'data' | 'error' | 'isError' | 'isFetching' | 'isPending' | 'refetch'
  >;
  choice: Pick<ListChoice, 'page'>;
  choose: (change: { page: number }) => void;
  /** The first and the last day of what is shown; for the name of the file. */
  days?: DateRange | null;
  isRangeWrong?: boolean;
}

/** A list as its page draws it, without filters of its own. */
export interface List<Row> extends Rows<Row> {
  choice: ListChoice;
  choose: (change: Partial<ListChoice>) => void;
  hasDays: boolean;
  isRangeWrong: boolean;
  /** How many days there may be, where there are more. */
  mostDays?: number | undefined;
}

/** A list beside the one that the page is about: the address does not keep its page. */
export function useSecondList<Value, Key extends QueryKey>(
  query: (page: number) => UseQueryOptions<Value, Error, Value, Key>,
) {
  const [page, setPage] = useState(1);
  const shown = useQuery({ ...query(page), placeholderData: keepPreviousData });
  return { query: shown, choice: { page }, choose: (change: { page: number }) => setPage(change.page) };
}
