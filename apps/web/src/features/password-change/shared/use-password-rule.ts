import { useSiteConfig } from '../../../data/site/site-config';

/** The brand's rule for log-in passwords, once it is known. */
export const usePasswordRule = () => useSiteConfig().data?.registerRules.password;
