import type { DownloadPlatform } from '#libs/site/common/download-platforms';

/** The platform of this phone, whose guide is open first. An iPad says that it is a Mac, but has a touch screen. */
export function ownPlatform({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DownloadPlatform | null {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : null;
}
