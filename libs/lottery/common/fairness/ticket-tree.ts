import { type Bytes, joinBytes } from '#libs/platform/common/bytes';
import { sha256 } from '#libs/platform/common/hashes';

/**
 * The Merkle tree of RFC 6962, section 2.1. Its levels are built from below: the last node of an odd level moves up as it
 * is, which gives the same tree as splitting at the largest power of two. A server may pass a faster hash.
 */
export type Sha256 = (bytes: Bytes) => Bytes | Promise<Bytes>;

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The hash of nothing where there is no leaf. */
export async function treeRoot(leaves: readonly Bytes[], hash: Sha256 = sha256): Promise<Bytes> {
  const levels = await treeLevels(leaves, hash);
  return levels.at(-1)?.[0] ?? hash(new Uint8Array());
}

/** The hashes beside the way from a leaf up to the root. @throws RangeError for a place without a leaf */
export async function treePath(
  leaves: readonly Bytes[],
  place: number,
  hash: Sha256 = sha256,
): Promise<Bytes[]> {
  if (!(place in leaves)) throw new RangeError(`no leaf has place ${place}`);
  const levels = await treeLevels(leaves, hash);
  return levels.slice(0, -1).flatMap((nodes, height) => {
    const sibling = nodes[Math.floor(place / 2 ** height) ^ 1];
    return sibling ? [sibling] : [];
  });
}

/** What a leaf stands for in a tree: the root that follows from it and its path, or null if the path has another length. */
export async function rootFromPath(
  { leaf, place, path }: { leaf: Bytes; place: number; path: readonly Bytes[] },
  count: number,
): Promise<Bytes | null> {
  if (!Number.isInteger(place) || place < 0 || place >= count) return null;
  const siblings = [...path];
  let node = await sha256(joinBytes(LEAF, leaf));
  for (let [at, last] = [place, count - 1]; last > 0; [at, last] = [at >>> 1, last >>> 1]) {
    if (at === last && at % 2 === 0) continue;
    const sibling = siblings.shift();
    if (!sibling) return null;
    node = await sha256(at % 2 === 0 ? joinBytes(NODE, node, sibling) : joinBytes(NODE, sibling, node));
  }
  return siblings.length === 0 ? node : null;
}

async function treeLevels(leaves: readonly Bytes[], hash: Sha256): Promise<Bytes[][]> {
  let nodes = await Promise.all(leaves.map((leaf) => hash(joinBytes(LEAF, leaf))));
  const levels = [nodes];
  while (nodes.length > 1) {
    const below = nodes;
    nodes = await Promise.all(
      Array.from({ length: Math.ceil(below.length / 2) }, (_, at) => {
        const [left = LEAF, right] = below.slice(2 * at, 2 * at + 2);
        return right ? hash(joinBytes(NODE, left, right)) : left;
      }),
    );
    levels.push(nodes);
  }
  return levels;
}
