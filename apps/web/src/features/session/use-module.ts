import { useQuery } from '@tanstack/react-query';
import { isModuleOn } from '#libs/site/common/modules';
import { queryClient } from './query-client';
import { siteConfigQuery } from './site-config';

/** Whether the brand has this switch of its whitelabel on; `false` until that is known. */
export function useModule(module: string): boolean {
  const { data } = useQuery(siteConfigQuery, queryClient);
  return data !== undefined && isModuleOn(data.whitelabel, module);
}
