import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { apiErrorOf } from '../data/calls/api-error';
import { LinkButton } from '../routes/link-button';
import { EmptyState } from '../ui/art/empty-state';
import { Page, type PageProps } from '../ui/layout/page';
import { Loaded } from './loaded';

interface DetailPageProps<Value> extends Pick<PageProps, 'title' | 'width'> {
  query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The list that it is from. */
  back: { to: string; label: string };
  /** What is said where there is no such thing. */
  missing: string;
  children: (value: Value) => ReactNode;
}

/** A page about one thing: the way back to its list, and what stands there while it comes, fails or is missing. */
export function DetailPage<Value>(props: DetailPageProps<Value>) {
  const { title, width = 'form', query, back, missing, children } = props;
  return (
    <Page title={title} width={width} tools={<Link to={back.to}>{back.label}</Link>}>
      {query.data === undefined && isMissing(query.error) ? (
        <EmptyState title={missing} action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
      ) : (
        <Loaded query={query}>{children}</Loaded>
      )}
    </Page>
  );
}

/** No such number, or no number at all. */
function isMissing(error: Error | null): boolean {
  if (!error) return false;
  const { code, detail } = apiErrorOf(error);
  return detail.status === 404 || code === 'error_invalid_input';
}
