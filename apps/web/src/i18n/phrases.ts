import type { site } from './en/site';

/** The name of a phrase that depends on a count, without the form of the plural. */
type Counted<Bundle> = {
  [Key in keyof Bundle]: Key extends `${infer Name}_other` ? Name : never;
}[keyof Bundle];

/** A count's phrase has each form that the language has; others go by their own name. */
type KeysIn<Bundle, Forms extends string> =
  | Exclude<keyof Bundle, `${Counted<Bundle>}_${'one' | 'other'}`>
  | `${Counted<Bundle>}_${Forms}`;

/** The shape of a bundle in a language with these forms of the plural, whatever its words. */
export type Words<Bundle, Forms extends string = 'one' | 'other'> = {
  [Key in KeysIn<Bundle, Forms>]: Key extends keyof Bundle
    ? Bundle[Key] extends string
      ? string
      : Words<Bundle[Key], Forms>
    : string;
};

/** The bundle of a language that is not complete: what it lacks is said in the fallback. */
export type SomeWords<Bundle, Forms extends string = 'one' | 'other'> = {
  [Key in KeysIn<Bundle, Forms>]?: Key extends keyof Bundle
    ? Bundle[Key] extends string
      ? string
      : SomeWords<Bundle[Key], Forms>
    : string;
};

/** The forms of the plural in Arabic. */
export type SixForms = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Every complete language has every key; a missing one does not compile. */
export type Phrases = Words<typeof site>;

type Leaves<Bundle, Prefix extends string = ''> = {
  [Key in keyof Bundle & string]: Bundle[Key] extends string
    ? `${Prefix}${Key}`
    : Leaves<Bundle[Key], `${Prefix}${Key}.`>;
}[keyof Bundle & string];

/** The key of a phrase, as `t` takes it. */
export type PhraseKey = Leaves<Phrases>;
