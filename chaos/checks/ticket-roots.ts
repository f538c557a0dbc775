import { createHash } from 'node:crypto';
import type { Stack } from '../stack/stack.js';

const sha256 = (...bytes: Buffer[]) => createHash('sha256').update(Buffer.concat(bytes)).digest();

/** RFC 6962 by its recursive definition. */
function rootOf(leaves: readonly Buffer[]): Buffer {
  const [first, second] = leaves;
  if (!first) return sha256();
  if (!second) return sha256(Buffer.of(0), first);
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return sha256(Buffer.of(1), rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)));
}

/** Draws whose published root is not that of the tickets that are there now. */
export async function wrongRoots(stack: Stack): Promise<number> {
  const { rows } = await stack.owner.query<{ root: string; leaves: Buffer[] }>(
    `select d.root, array(select t.leaf from lottery.ticket t where t.draw = d.id and t.status <> 'cancelled' order by t.position) as leaves
     from lottery.draw d where d.root is not null and exists (select from lottery.ticket t where t.draw = d.id)`,
  );
  return rows.filter(({ root, leaves }) => rootOf(leaves).toString('hex') !== root).length;
}
