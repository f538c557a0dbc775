import { isModuleOn } from '#libs/site/common/modules';
import { useSiteConfig } from './site-config';

/** Whether the brand has this switch of its whitelabel on; `false` until that is known. */
export function useModule(module: string): boolean {
  const { data } = useSiteConfig();
  return data !== undefined && isModuleOn(data.whitelabel, module);
}

/** For what stands on the page from the first picture on, and goes where the switch is off. */
export function useModuleOff(module: string): boolean {
  const { data } = useSiteConfig();
  return data !== undefined && !isModuleOn(data.whitelabel, module);
}
