/** TypeORM transformer for a `bigint` column of minor units: the driver gives text, the code works with BigInt. */
export const minorUnits = {
  to: (value?: bigint | null) => value?.toString() ?? value,
  from: (value: string | null) => (value === null ? null : BigInt(value)),
};
