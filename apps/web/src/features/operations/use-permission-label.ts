import { usePhraseOr } from './use-phrase-or';

/** What a permission lets an operator do, in words; its own name where there are none. */
export function usePermissionLabel(): (permission: string) => string {
  const phraseOr = usePhraseOr();
  return (permission) => phraseOr(`permission.${permission}`, permission);
}
