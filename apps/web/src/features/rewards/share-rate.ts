/** A share in parts per million as the percentage that `rate` of `useAmountText` takes: 3500 is "0.35". */
export const percentOf = (millionths: number): string => String(millionths / 10_000);
