import type { FieldError } from '#libs/platform/common/errors';
import type { LanguageCode } from '#libs/site/common/locales';
import { paragraphsOf, sanitizeRichText } from '#libs/site/index';
import type { BroadcastAudience, BroadcastDraft } from '../common/broadcast.js';
import type { BroadcastRow } from './broadcast.entity.js';

/** The errors for which a draft is not even saved, complete or not. */
export function draftErrors({ texts, publishAt, endAt }: BroadcastDraft, offered: readonly string[]) {
  const unoffered = Object.keys(texts).filter((language) => !offered.includes(language));
  const errors: FieldError[] = unoffered.map((language) => ({
    field: `texts.${language}`,
    code: 'field_invalid',
  }));
  if (publishAt !== null && endAt !== null && Date.parse(endAt) <= Date.parse(publishAt))
    errors.push({ field: 'endAt', code: 'field_date_order' });
  return errors;
}

/** The errors for which it may not be published: what is missing or wrong if members see it from `beginsAt` on. */
export function publicationErrors(
  { texts, endAt }: Pick<BroadcastRow, 'texts' | 'endAt'>,
  beginsAt: Date,
): FieldError[] {
  const errors: FieldError[] = [];
  if (!Object.values(texts).some(({ title }) => title !== ''))
    errors.push({ field: 'texts', code: 'field_required' });
  if (endAt !== null && endAt <= beginsAt) errors.push({ field: 'endAt', code: 'field_date_order' });
  return errors;
}

/** The columns of a draft, its rich texts sanitised. `firstLanguage` is the brand's default, that of members who chose none. */
export function columnsOf(draft: BroadcastDraft, firstLanguage: LanguageCode) {
  const texts = Object.entries(draft.texts).map(([language, { title, content }]) => [
    language,
    { title, content: sanitizeRichText(paragraphsOf(content)) },
  ]);
  return {
    kind: draft.kind,
    texts: Object.fromEntries(texts) as BroadcastDraft['texts'],
    ...audienceColumns(draft.audience, firstLanguage),
    product: draft.kind === 'marketing' ? draft.audience.product : null,
    publishAt: momentOf(draft.publishAt),
    endAt: momentOf(draft.endAt),
  };
}

/** The columns of the audience: those that `messaging.is_addressed` checks, tags, and the uploaded list. */
export function audienceColumns(
  { levels, languages, members, registeredBefore, tags, list }: BroadcastAudience,
  firstLanguage: LanguageCode,
) {
  return {
    levels,
    languages,
    unsetLanguage: languages === null || languages.includes(firstLanguage),
    agents: members === null ? null : members === 'agents',
    registeredBefore: momentOf(registeredBefore),
    tags,
    list,
  };
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
