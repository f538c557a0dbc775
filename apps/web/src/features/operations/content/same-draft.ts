import type { AnnouncementDraft } from '#libs/site/common/announcements';

type Draft = Partial<AnnouncementDraft>;

/** The fields in which two drafts differ, as in `texts.EN.title`. A text that is empty is the same as none. */
export function differences(one: Draft, other: Draft): string[] {
  const [first, second] = [flat(one), flat(other)];
  return [...new Set([...first.keys(), ...second.keys()])].filter(
    (key) => first.get(key) !== second.get(key),
  );
}

export const isSameDraft = (one: Draft, other: Draft): boolean => differences(one, other).length === 0;

function flat({ texts = {}, ...fields }: Draft): Map<string, unknown> {
  const ofTexts = Object.entries(texts).flatMap(([language, text]) =>
    Object.entries(text).map(([part, value]): [string, unknown] => [`texts.${language}.${part}`, value]),
  );
  const all: [string, unknown][] = [...Object.entries(fields), ...ofTexts];
  return new Map(all.filter(([, value]) => value !== null && value !== ''));
}
