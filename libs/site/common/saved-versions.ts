import { z } from 'zod';

/** A draft as it was saved: one line of the list of versions. */
export const savedVersion = z.object({
  version: z.int(),
  at: z.string(),
  /** The operator's account; `null` for what the set-up wrote. */
  by: z.string().nullable(),
  /** The fields in which it differs from the version before, as in `texts.EN.title`. */
  changed: z.array(z.string()),
});
export type SavedVersion = z.output<typeof savedVersion>;

/** A draft of any kind of content: fields, and texts by language. */
export interface VersionedDraft {
  texts?: Partial<Record<string, object>>;
  [field: string]: unknown;
}

/** The fields in which two drafts differ, as in `texts.EN.title`. A text that is empty is the same as none. */
export function differences(one: VersionedDraft, other: VersionedDraft): string[] {
  const [first, second] = [flat(one), flat(other)];
  return [...new Set([...first.keys(), ...second.keys()])].filter(
    (key) => first.get(key) !== second.get(key),
  );
}

export const isSameDraft = (one: VersionedDraft, other: VersionedDraft): boolean =>
  differences(one, other).length === 0;

function flat({ texts = {}, ...fields }: VersionedDraft): Map<string, unknown> {
  const ofTexts = Object.entries(texts).flatMap(([language, text]) =>
    Object.entries(text ?? {}).map(([part, value]): [string, unknown] => [
      `texts.${language}.${part}`,
      value,
    ]),
  );
  const all: [string, unknown][] = [...Object.entries(fields), ...ofTexts];
  return new Map(all.filter(([, value]) => value !== null && value !== ''));
}
