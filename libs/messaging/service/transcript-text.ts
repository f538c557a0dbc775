import type { NotificationText } from '#libs/notifications/index';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import { serverPhrase } from '#libs/site/index';
import type { ThreadPost } from '../common/thread.js';

/** The mail with what was written in a chat. Operators are not named, and images are only counted. */
export function transcriptText(
  posts: ThreadPost[],
  language: LanguageCode,
  { site, timeZone }: { site: string; timeZone: string },
): NotificationText {
  const written = (options: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...options }).format(new Date(at));
  const lines = posts.map(({ author, text, images, at }) => {
    const who = serverPhrase(language, author === 'member' ? 'transcriptYou' : 'transcriptService', { site });
    const pictures =
      images.length > 0 ? [serverPhrase(language, 'transcriptImages', { count: images.length })] : [];
    return [`${written({ timeStyle: 'short' }, at)} ${who}`, ...(text ? [text] : []), ...pictures].join('\n');
  });
  const day = posts[0] ? written({ dateStyle: 'long' }, posts[0].at) : '';
  return {
    subject: serverPhrase(language, 'transcriptSubject', { site, day }),
    text: [serverPhrase(language, 'transcriptText', { site, day }), ...lines].join('\n\n'),
  };
}
