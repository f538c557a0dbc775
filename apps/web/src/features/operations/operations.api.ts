import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ListName } from '#libs/operations/common/operators-list';
import { getQueueCounts } from '#libs/operations/common/queue.calls';
import { listSavedViews } from '#libs/operations/common/saved-views.calls';
import type { AnyCall, ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../data/calls/call-api';
import { type Command, useCommand } from '../../forms/use-command';
import { askForCode } from './elevation';
import { endSessionOnRefusal, refreshOperator, setElevatedUntil } from './operator-store';

/** Everything below this key is read anew when the queue has changed. */
export const LISTS_KEY = ['operations', 'lists'] as const;
const COUNTS = ['operations', 'counts'] as const;

export const savedViewsQuery = (list: ListName) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'views', list],
    queryFn: () => callApi(listSavedViews, { list }),
  });

export const countsQuery = queryOptions({ queryKey: COUNTS, queryFn: () => callApi(getQueueCounts, {}) });

/**
 * A move of an operator. What it changed is read anew, also where somebody else was first. A call of weight asks for a
 * fresh code first, where the last one is too old.
 */
export function useOperatorCommand<C extends AnyCall>(
  call: C,
  onDone?: (value: ValueOf<C>) => void,
): Command<C> {
  const queries = useQueryClient();
  const command = useCommand(call, {
    onDone,
    onAnswer: (refusal) => {
      endSessionOnRefusal(refusal);
      if (refusal?.code === 'error_elevation_required') setElevatedUntil(null);
      if (refusal?.code === 'error_permission_missing') void refreshOperator();
      void queries.invalidateQueries({ queryKey: LISTS_KEY });
    },
  });
  const run: Command<C>['run'] = async (input, images) =>
    call.elevated && !(await askForCode()) ? undefined : command.run(input, images);
  return { ...command, run };
}
