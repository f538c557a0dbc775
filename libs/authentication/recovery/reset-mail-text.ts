import type { NotificationText } from '#libs/notifications/index';
import type { LanguageCode } from '#libs/site/common/locales';
import { serverPhrase } from '#libs/site/index';

interface ResetFacts {
  site: string;
  account: string;
  url: string;
  minutes: number;
}

export function resetMailText(language: LanguageCode, facts: ResetFacts): NotificationText {
  return {
    subject: serverPhrase(language, 'resetSubject', { site: facts.site }),
    text: serverPhrase(language, 'resetText', { ...facts }),
  };
}
