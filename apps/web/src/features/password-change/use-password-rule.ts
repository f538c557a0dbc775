import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../session/query-client';
import { siteConfigQuery } from '../session/site-config';

/** The brand's rule for log-in passwords, once it is known. */
export const usePasswordRule = () => useQuery(siteConfigQuery, queryClient).data?.registerRules.password;
