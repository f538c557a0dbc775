import type { PointReward } from '#libs/rewards/common/mall';

/** The same goods with the pieces that are left now; `left` names those that are listed. */
export const leftNow = <Held extends { list: PointReward[] }>(
  held: Held,
  left: Record<string, number>,
): Held => ({
  ...held,
  list: held.list.map((goods) => ({ ...goods, quantity: left[goods.id] ?? goods.quantity })),
});

/** How many pieces this member may redeem with so many points: 0 where one is too many. */
export function mostPieces(
  { quantity, perMember, redeemed, pointsRequired }: PointReward,
  points: number,
  most: number,
): number {
  const allowed = perMember === null ? most : perMember - redeemed;
  return Math.max(0, Math.min(most, quantity, allowed, Math.floor(points / pointsRequired)));
}
