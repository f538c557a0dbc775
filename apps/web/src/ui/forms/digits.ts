const scripts = [0x0030, 0x09e6, 0xff10, 0x0660, 0x06f0];

/** Latin, Bengali, full-width and both Arabic sets of digits, and the full-width point and comma, as ASCII. */
export function toAsciiDigits(text: string): string {
  return Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const zero = scripts.find((first) => code >= first && code <= first + 9);
    if (zero !== undefined) return String(code - zero);
    if (sign === '．' || sign === '٫') return '.';
    return sign === '，' || sign === '٬' ? ',' : sign;
  }).join('');
}

/** The digits of a text in those of the page's language, as a field shows what it holds in ASCII. */
export function toPageDigits(text: string): string {
  // The server draws no field that holds something.
  const language = globalThis.document?.documentElement.lang;
  const digits = new Intl.NumberFormat(language || 'en');
  return text.replace(/\d/g, (digit) => digits.format(Number(digit)));
}
