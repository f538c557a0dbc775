import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { SessionValue, StepUpValue } from '#libs/authentication/common/session.calls';
import { socialLogin } from '#libs/authentication/common/social.calls';
import { linkSocial } from '#libs/authentication/common/social-link.calls';
import { queryClient } from '../../data/cache/query-client';
import { type ApiError, apiErrorOf } from '../../data/calls/api-error';
import { callApi } from '../../data/calls/call-api';
import { challengeOf } from '../step-up/shared/verification';
import { type SocialAttempt, takeAttempt } from './shared/social-attempt';

interface SocialAnswer {
  /** `null` where this tab did not begin it. */
  attempt: SocialAttempt | null;
  session?: SessionValue;
  /** An authenticator is on, and is asked for. */
  challenge?: StepUpValue;
  /** The provider's account belongs to nobody here. */
  unlinked?: boolean;
  /** It was begun to link the provider to this account: done, or why not. */
  link?: { refusal: ApiError | null };
}

/** Takes what the provider gave the browser to the server, once. @throws ApiError by the query's error */
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
  const attempt = takeAttempt(provider, search.get('state'));
  if (!attempt) return { attempt };
  const given = {
    code: search.get('code') ?? undefined,
    iss: search.get('iss') ?? undefined,
    error: search.get('error') ?? undefined,
  };
  const { provider: from, state, link } = attempt;
  if (link) {
    const linking = callApi(linkSocial, { provider: from, state, ...given });
    return { attempt, link: { refusal: await linking.then(() => null, apiErrorOf) } };
  }
  try {
    const session = await callApi(socialLogin, { provider: from, state, ...given });
    return { attempt, session };
  } catch (error) {
    const challenge = challengeOf(error);
    if (challenge) return { attempt, challenge };
    if (apiErrorOf(error).code !== 'error_social_unlinked') throw error;
    return { attempt, unlinked: true };
  }
}
