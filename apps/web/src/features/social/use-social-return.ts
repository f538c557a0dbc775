import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { SessionValue, StepUpValue } from '#libs/identity/common/session.calls';
import { socialLogin } from '#libs/identity/common/social.calls';
import { callApi } from '../../api/call-api';
import { refusalOf } from '../../api/refusal';
import { queryClient } from '../session/query-client';
import { type SocialVisit, takeVisit } from './social-place';

interface SocialAnswer {
  /** `null` where this tab did not begin it. */
  visit: SocialVisit | null;
  session?: SessionValue;
  /** An authenticator is on, and is asked for. */
  challenge?: StepUpValue;
  /** The provider's account belongs to nobody here. */
  unlinked?: boolean;
}

/** Takes what the provider gave the browser to the server, once. @throws ApiRefusal by the query's error */
export function useSocialReturn() {
  const { provider } = useParams();
  const [search] = useSearchParams();
  const state = search.get('state');
  return useQuery(
    {
      queryKey: ['social-return', provider, state],
      queryFn: () => answerOf(provider, search),
      retry: false,
      gcTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
}

async function answerOf(provider: string | undefined, search: URLSearchParams): Promise<SocialAnswer> {
  const visit = takeVisit(provider, search.get('state'));
  if (!visit) return { visit };
  const given = {
    code: search.get('code') ?? undefined,
    iss: search.get('iss') ?? undefined,
    error: search.get('error') ?? undefined,
  };
  try {
    const session = await callApi(socialLogin, { provider: visit.provider, state: visit.state, ...given });
    return { visit, session };
  } catch (error) {
    const { code, detail } = refusalOf(error);
    if (code === 'error_verification_required') return { visit, challenge: detail.value as StepUpValue };
    if (code !== 'error_social_unlinked') throw error;
    return { visit, unlinked: true };
  }
}
