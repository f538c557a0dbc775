import { queryOptions } from '@tanstack/react-query';
import { getReferralCode } from '#libs/members/common/referral.calls';
import { getReferrals } from '#libs/rewards/common/referrals.calls';
import type { LanguageCode } from '#libs/site/common/locales';
import { callApi } from '../../../data/calls/call-api';
import { REFERRALS } from '../promotions.api';

export const referralCodeQuery = queryOptions({
  queryKey: ['referral-code'] as const,
  queryFn: () => callApi(getReferralCode, {}),
});

export const referralsQuery = (pageNo: number, language: LanguageCode) =>
  queryOptions({
    queryKey: [REFERRALS, pageNo, language] as const,
    queryFn: () => callApi(getReferrals, { pageNo, language }),
    staleTime: 0,
  });
