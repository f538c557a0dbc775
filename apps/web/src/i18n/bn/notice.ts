import type { Phrases } from '../phrases';

export const notice: Phrases['notice'] = {
  creditedTitle: 'জমা হয়েছে',
  credited: '{{site}}: {{amount}} জমা হয়েছে, সময় {{time}}',
  failedTitle: 'জমা ব্যর্থ',
  failed: '{{site}}: {{amount}} জমা ব্যর্থ হয়েছে, সময় {{time}}',
  expired: '{{site}}: {{amount}} জমার মেয়াদ শেষ, পরিশোধ হয়নি, সময় {{time}}',
  reviewTitle: 'জমা যাচাই চলছে',
  review: '{{site}}: ব্যাংক {{amount}} থেকে ভিন্ন পরিমাণ জানিয়েছে, সময় {{time}}; আমাদের একজন তা যাচাই করছেন',
  region: 'নোটিশ',
  dismiss: 'সরিয়ে দিন',
};
