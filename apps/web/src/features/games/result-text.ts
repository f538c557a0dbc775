/** A field of a vendor's result as a line of text: lists with commas, lists of lists with bars between. */
export function resultText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
  const nested = value.some((each) => Array.isArray(each));
  return value.map(resultText).join(nested ? ' | ' : ', ');
}
