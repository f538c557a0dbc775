import { queryOptions } from '@tanstack/react-query';
import { getArticleVersion, listArticles, listArticleVersions } from '#libs/operations/common/articles.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const articlesQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'articles'],
  queryFn: () => callApi(listArticles, {}),
});

export const articleVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'articles', id],
    queryFn: () => callApi(listArticleVersions, { id }),
  });

/** What was saved once never changes. */
export const articleVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['operations', 'article-version', id, String(version)],
    queryFn: () => callApi(getArticleVersion, { id, version }),
  });
