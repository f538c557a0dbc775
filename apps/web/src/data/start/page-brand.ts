let known: string | undefined;

/** The brand's name as the server put it into the page. In the browser only. */
export function brandOfPage(): string {
  known ??=
    (JSON.parse(document.getElementById('start')?.textContent ?? '{}') as { brandName?: string }).brandName ??
    '';
  return known;
}
