import { ownPlatform } from './own-platform';

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120', 10, null],
])('%s with %i touch points is %s', (userAgent, maxTouchPoints, platform) => {
  expect(ownPlatform({ userAgent, maxTouchPoints })).toBe(platform);
});
