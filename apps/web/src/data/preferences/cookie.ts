const A_YEAR = 365 * 24 * 3600;

/** Keeps a preference where the server sees it with the next page. */
export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value}; path=/; max-age=${A_YEAR}; samesite=lax`;
}
