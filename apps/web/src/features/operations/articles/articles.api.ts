import { queryOptions } from '@tanstack/react-query';
import { listArticles } from '#libs/operations/common/articles.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const articlesQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'articles'],
  queryFn: () => callApi(listArticles, {}),
});
