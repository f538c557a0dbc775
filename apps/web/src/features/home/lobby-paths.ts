/** Where the lobby of each category is. */
export const LOBBY_PATHS = {
  ELOTT: '/elott',
  LOTT: '/lott',
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  RNG: '/rng',
  PVP: '/pvp',
  ESPORTS: '/esports',
  COCKFIGHT: '/cockfight',
} as const;

export type LobbyCode = keyof typeof LOBBY_PATHS;
