import { queryOptions } from '@tanstack/react-query';
import {
  closeRegistrationLink,
  createRegistrationLink,
  getRegistrationLinkOptions,
  listRegistrationLinks,
} from '#libs/agency/common/registration-link.calls';
import type { RequestOf, ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../api/call-api';
import { queryClient } from '../session/query-client';

export type LinkOptions = ValueOf<typeof getRegistrationLinkOptions>;

const LINKS = 'registration-links';

/** Who registered meanwhile is not pushed in every case: looked at again, it is fetched again. */
export const registrationLinksQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [LINKS, pageNo] as const,
    queryFn: () => callApi(listRegistrationLinks, { pageNo }),
    staleTime: 0,
  });

/** What the terms of a link may be; they follow the own contracts. */
export const linkOptionsQuery = queryOptions({
  queryKey: ['registration-link-options'],
  queryFn: () => callApi(getRegistrationLinkOptions, {}),
  staleTime: 0,
});

export const renewLinks = (): void => void queryClient.invalidateQueries({ queryKey: [LINKS] });

/** One key for each intent: a repeated press or a lost answer makes one link. */
export async function sendNewLink(link: RequestOf<typeof createRegistrationLink>, idempotencyKey: string) {
  const made = await callApi(createRegistrationLink, link, { idempotencyKey });
  renewLinks();
  return made;
}

export async function sendClosing(id: string, idempotencyKey: string): Promise<void> {
  await callApi(closeRegistrationLink, { id }, { idempotencyKey });
  renewLinks();
}
