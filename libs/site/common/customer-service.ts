import type { BrandSettings } from './brand-settings.js';
import { isModuleOn, SERVICE } from './modules.js';

/** The kind of the entry that leads to the chat in the portal. */
const PORTAL = 'portal';

/** Where visitors get help now: the chat in the portal only while its switch is on. */
export const customerServiceOf = ({ customerService, whitelabel }: BrandSettings) =>
  customerService.filter(({ csType }) => csType !== PORTAL || isModuleOn(whitelabel, SERVICE));
