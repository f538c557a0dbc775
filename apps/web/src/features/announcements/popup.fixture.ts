import type { Announcement, PopupExecution } from '#libs/site/common/announcements';

/** The page of a brand, as the server starts it. */
export const START = {
  brandName: 'Mela',
  brand: { timeZone: 'Asia/Dhaka', minimumAge: 18, licence: null },
  language: 'EN',
  merchantCode: 'm',
  expectMember: false,
  languages: ['BN', 'EN'],
  closed: null,
  imageHost: null,
  build: '',
  home: null,
  menus: null,
  testClock: false,
} as const;

/** A popup that is named after when it is shown. */
export const popup = (execution: PopupExecution, version = 1): Announcement => ({
  id: `of ${execution}`,
  kind: 'PU',
  version,
  title: `For ${execution}`,
  content: '<p>Hello</p>',
  timestamp: '2026-11-05T12:00:00.000Z',
  execution,
  promotionType: null,
});
