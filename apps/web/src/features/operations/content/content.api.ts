import { queryOptions } from '@tanstack/react-query';
import { getContent, previewContent } from '#libs/operations/common/content.calls';
import type { RequestOf } from '#libs/platform/common/call';
import type { AnnouncementDraft } from '#libs/site/common/announcements';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const contentQuery = (id: string) =>
  queryOptions({ queryKey: [...LISTS_KEY, 'content', id], queryFn: () => callApi(getContent, { id }) });

export const previewQuery = (input: RequestOf<typeof previewContent>) =>
  queryOptions({
    queryKey: ['operations', 'content-preview', input],
    queryFn: () => callApi(previewContent, input),
  });

export const EMPTY_DRAFT: AnnouncementDraft = {
  texts: {},
  fromAt: null,
  untilAt: null,
  execution: null,
  groupName: null,
  position: 1,
  linkageType: null,
  url: null,
  promotionType: null,
};
