type Forget = () => void;

const forgets = new Set<Forget>();

/** Registers what is held of a member outside of the cache; the pages that hold it are loaded later than this. */
export const onForget = (forget: Forget): void => void forgets.add(forget);

/** Whoever logs in next starts with nothing. */
export function forgetLottery(): void {
  for (const forget of forgets) forget();
}
