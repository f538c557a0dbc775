/** Quotient rounded towards minus infinity. For payouts, once, on the final line. */
export function divFloor(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const exact = quotient * divisor === dividend;
  return exact || dividend < 0n === divisor < 0n ? quotient : quotient - 1n;
}

/** Quotient rounded towards plus infinity. For what is demanded, such as a fee or turnover. */
export function divCeil(dividend: bigint, divisor: bigint): bigint {
  return -divFloor(-dividend, divisor);
}
