/** A word in English and Bengali. */
export type Word = readonly [en: string, bn: string];

const PAIR = /\s*=\s*/;

/** `Tiger = বাঘ, Lion = সিংহ`, in the order in which they stand there. */
export const words = (text: string): readonly Word[] =>
  text.split(',').map((pair) => {
    const [en = '', bn = ''] = pair.trim().split(PAIR);
    return [en, bn];
  });
