// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const LINE_BREAKS = /[\t\n\r\u2028\u2029]/;

/** Without control characters, and without those that reverse the direction of what follows. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

export const hasControls = (text: string): boolean => text.search(CONTROLS) !== -1;

/** Whether it can be shown in one line as it was typed: no control characters, nothing that reverses or breaks the line. */
export const isPlainLine = (text: string): boolean => !hasControls(text) && !LINE_BREAKS.test(text);
