/** The day of a moment as YYYY/MM/DD, as the specification has it in every language. */
export function daySlashes(timestamp: string): string {
  const at = new Date(timestamp);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}/${two(at.getMonth() + 1)}/${two(at.getDate())}`;
}
