import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListName } from '#libs/operations/common/operators-list';
import { savedViewsQuery } from './operations.api';
import type { QueueNarrowing } from './queue-narrowing';

type Opening = { at: 'unknown' } | { at: 'address' } | { at: 'view'; from: string };

/**
 * Opens a list with the operator's default view where the address chooses no filters. Whoever clears them afterwards sees
 * all rows. @returns whether the address has what the list opens with
 */
export function useDefaultView(list: ListName, { chosen, apply }: QueueNarrowing): boolean {
  const { key } = useLocation();
  const views = useQuery(savedViewsQuery(list));
  const [opening, setOpening] = useState<Opening>({ at: chosen.length > 0 ? 'address' : 'unknown' });
  // A list is not kept back by views that cannot be read.
  const isKnown = !views.isPending || views.failureCount > 0;
  useEffect(() => {
    if (opening.at !== 'unknown' || !isKnown) return;
    const view = views.data?.list.find(({ isDefault }) => isDefault);
    if (view) apply(view.filters);
    setOpening(view ? { at: 'view', from: key } : { at: 'address' });
  });
  return opening.at === 'address' || (opening.at === 'view' && opening.from !== key);
}
