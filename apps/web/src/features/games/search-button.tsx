import type { ComponentProps } from 'react';
import { useGamesSheet } from './shared/use-games-sheet';

/** Opens the search for games over the page. */
export function SearchButton(props: ComponentProps<'button'>) {
  const { open, show, sheet } = useGamesSheet();
  return (
    <>
      <button {...props} type="button" aria-haspopup="dialog" aria-expanded={open} onClick={show} />
      {sheet}
    </>
  );
}
