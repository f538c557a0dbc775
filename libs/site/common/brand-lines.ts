import type { FieldError } from '#libs/platform/common/errors';

/** How many lines are offered, of those that are set. */
export const LINES_OFFERED = 5;

/** Whether a line leads to one of the brand's hosts. Any other host would answer with another site, or not at all. */
export const isLineOf = (hosts: readonly string[], line: string): boolean =>
  hosts.includes(line.replace(/:\d+$/, ''));

/** An error for the setting `lines` that names the first line which is no host of the brand. */
export function foreignLines(lines: readonly string[], hosts: readonly string[]): FieldError[] {
  const host = lines.find((line) => !isLineOf(hosts, line));
  return host === undefined ? [] : [{ field: 'lines', code: 'field_brand_host', params: { host } }];
}
