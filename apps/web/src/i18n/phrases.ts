import type { en } from './en/en';

/** The shape of a bundle, whatever its words. */
export type Words<Bundle> = {
  [Key in keyof Bundle]: Bundle[Key] extends string ? string : Words<Bundle[Key]>;
};

/** Every bundle has every key; a missing one does not compile. */
export type Phrases = Words<typeof en>;

type Leaves<Bundle, Prefix extends string = ''> = {
  [Key in keyof Bundle & string]: Bundle[Key] extends string
    ? `${Prefix}${Key}`
    : Leaves<Bundle[Key], `${Prefix}${Key}.`>;
}[keyof Bundle & string];

/** The key of a phrase, as `t` takes it. */
export type PhraseKey = Leaves<Phrases>;
