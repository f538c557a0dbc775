import type { Sender } from '#libs/platform/delivery/sender';
import type { Brand } from './brand-registry.js';

/** As whom a brand writes to people. */
export const senderOf = ({ settings }: Brand): Sender => ({
  merchantCode: settings.merchantCode,
  name: settings.name,
  domain: new URL(settings.mainDomain).hostname,
});
