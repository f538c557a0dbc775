import { createHash } from 'node:crypto';

/** The tokens of a filled database; `tokenSql` is the same in SQL. */
const tokenOf = (kind: 'session' | 'launch', member: number): string =>
  createHash('sha256').update(`bench ${kind} ${member}`).digest('base64url');

export const sessionToken = (member: number): string => tokenOf('session', member);
export const launchToken = (member: number): string => tokenOf('launch', member);

/** The hash under which a member's token is stored. */
export const tokenHashSql = (kind: 'session' | 'launch', member: string): string => {
  const bytes = `sha256(convert_to('bench ${kind} ' || ${member}, 'UTF8'))`;
  return `sha256(convert_to(rtrim(translate(encode(${bytes}, 'base64'), '+/', '-_'), '='), 'UTF8'))`;
};
