import { useTranslation } from 'react-i18next';

/** Seconds as minutes and seconds, in the digits of the language. */
export function useClockText(): (seconds: number) => string {
  const { language } = useTranslation().i18n;
  const two = (value: number) => value.toLocaleString(language, { minimumIntegerDigits: 2 });
  return (seconds) => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
