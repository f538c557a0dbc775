/** TypeORM transformer for a `bigint` column of minor units: the driver returns text, the code uses BigInt. */
export const minorUnits = {
  to: (value?: bigint | null) => value?.toString() ?? value,
  from: (value: string | null) => (value === null ? null : BigInt(value)),
};
