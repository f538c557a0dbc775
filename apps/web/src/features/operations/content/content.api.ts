import { queryOptions } from '@tanstack/react-query';
import { getContent, getContentVersion, previewContent } from '#libs/operations/common/content.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { type AnnouncementDraft, announcementDraft } from '#libs/site/common/announcements';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const contentQuery = (id: string) =>
  queryOptions({ queryKey: [...LISTS_KEY, 'content', id], queryFn: () => callApi(getContent, { id }) });

/** A saved draft never changes. */
export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['operations', 'content-version', id, String(version)],
    queryFn: () => callApi(getContentVersion, { id, version }),
  });

export const previewQuery = (input: RequestOf<typeof previewContent>) =>
  queryOptions({
    queryKey: ['operations', 'content-preview', input],
    queryFn: () => callApi(previewContent, input),
  });

export const EMPTY_DRAFT: AnnouncementDraft = announcementDraft.parse({ texts: {} });
