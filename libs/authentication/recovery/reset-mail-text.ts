import type { NotificationText } from '#libs/notifications/index';
import type { LanguageCode } from '#libs/site/common/locales';

interface ResetFacts {
  site: string;
  account: string;
  url: string;
  minutes: number;
}

const WRITE: Record<LanguageCode, (facts: ResetFacts) => NotificationText> = {
  EN: ({ site, account, url, minutes }) => ({
    subject: `${site}: reset your password`,
    text: `Set a new password for your account ${account} with this link. It works once and expires in ${minutes} min:\n\n${url}\n\nIf you did not request this, ignore this email. Your password stays the same.`,
  }),
  BN: ({ site, account, url, minutes }) => ({
    subject: `${site}: পাসওয়ার্ড রিসেট করুন`,
    text: `এই লিংক থেকে আপনার ${account} অ্যাকাউন্টের নতুন পাসওয়ার্ড সেট করুন। লিংকটি একবারই ব্যবহার করা যাবে, ${new Intl.NumberFormat('bn').format(minutes)} মিনিটের মধ্যে:\n\n${url}\n\nআপনি অনুরোধ না করে থাকলে কিছু করতে হবে না। আপনার পাসওয়ার্ড আগের মতোই থাকবে।`,
  }),
};

export function resetMailText(language: LanguageCode, facts: ResetFacts): NotificationText {
  return WRITE[language](facts);
}
