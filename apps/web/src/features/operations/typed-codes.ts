/** What stands in a field for several entries, apart by spaces, commas or lines. */
export const entriesOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Codes are typed in small letters, too. */
export const codesOf = (text: string): string[] => entriesOf(text.toUpperCase());
