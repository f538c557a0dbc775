import type { BrandSettings } from './brand-settings.js';
import { customerServiceOf } from './customer-service.js';

const PORTAL = { csType: 'portal', path: '/service' };
const HELP = { csType: 'help', path: '/help' };

const offered = (whitelabel: Record<string, '0' | '1'>) =>
  customerServiceOf({ customerService: [PORTAL, HELP], whitelabel } as BrandSettings);

test('the chat in the portal is offered while its switch is on; other entries always are', () => {
  expect(offered({ SERVICE: '1' })).toEqual([PORTAL, HELP]);
  expect(offered({ SERVICE: '0' })).toEqual([HELP]);
  expect(offered({})).toEqual([HELP]);
});
