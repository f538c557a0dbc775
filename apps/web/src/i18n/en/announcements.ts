export const announcements = {
  title: 'Announcements',
  text: 'News and offers, newest first.',
  none: 'No announcements',
  noneText: 'News will appear here.',
  promotions: 'Promotions',
  noPromotions: 'No promotions at the moment',
  toPromotions: 'View promotions',
};
