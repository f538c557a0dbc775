import { useTokenText } from '../picking/use-token-text';

/** A result as the wire has it (`85617/94253,60793`), in the digits of the language, with room to break the line. */
export function useDrawnText() {
  const tokenText = useTokenText();
  return (result: string): string => tokenText(result.replaceAll(',', ' ').replaceAll('/', ' / '));
}
