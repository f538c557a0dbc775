/** The drawn pictures that a member may choose from, in the order in which they are offered. */
export const AVATARS = [
  'kite',
  'boat',
  'drum',
  'lamp',
  'tiger',
  'peacock',
  'lotus',
  'wheel',
  'elephant',
  'fish',
  'owl',
] as const;
export type AvatarName = (typeof AVATARS)[number];

/** The picture that is stored for a member; `null` without one, or where it is no longer offered. */
export const avatarNamed = (stored: string | null): AvatarName | null =>
  AVATARS.find((name) => name === stored) ?? null;
