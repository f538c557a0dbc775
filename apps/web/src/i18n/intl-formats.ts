/** Formats of the browser are dear to make (15 ms on a cheap phone) and cheap to use: one for each language and style is kept. */
function kept<Options, Format>(make: (language: string, options?: Options) => Format) {
  const formats = new Map<string, Format>();
  return (language: string, options?: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? make(language, options);
    formats.set(key, format);
    return format;
  };
}

export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (language, options) => new Intl.NumberFormat(language, options),
);

/** Without a time zone (IANA) in that of this machine. The clock has 24 hours everywhere. */
export const momentFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (language, options) => new Intl.DateTimeFormat(language, { ...options, hourCycle: 'h23' }),
);
