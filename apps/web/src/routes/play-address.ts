/** Takes the wish to play, `?play=<node id>&demo=1`, from an address of the portal. */
export function withoutPlay(address: string): string {
  const [path = '', query] = address.split('?', 2);
  const rest = new URLSearchParams(query);
  rest.delete('play');
  rest.delete('demo');
  return rest.size > 0 ? `${path}?${rest}` : path;
}

/** The same address with the wish. */
export function withPlay(address: string, nodeId: number, demo: boolean): string {
  const wish = `play=${nodeId}${demo ? '&demo=1' : ''}`;
  return `${address}${address.includes('?') ? '&' : '?'}${wish}`;
}
