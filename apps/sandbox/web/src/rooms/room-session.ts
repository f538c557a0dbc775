/** For browsers that store nothing in a frame of another site. */
const memory = new Map<string, string>();

/** By the end of the token's signature: the token itself opens once, and a page that is loaded again goes on with its session. */
const nameOf = (token: string): string => `room ${token.slice(-20)}`;

export function knownRoomSession(token: string): string | null {
  const name = nameOf(token);
  try {
    return sessionStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function keepRoomSession(token: string, session: string): void {
  const name = nameOf(token);
  memory.set(name, session);
  try {
    sessionStorage.setItem(name, session);
  } catch {
    // The session is in memory until the page is left.
  }
}
