const ESPORTS_VENDORS = ['AV', 'AI', 'IMES', 'TF', 'IA'];
const COCKFIGHT_VENDORS = ['DS88'];

/** The category of a title that its vendor has in this one: some vendors send e-sports and cockfights among their sports. */
export function categoryOf<Category extends string>(
  vendor: string,
  category: Category,
): Category | 'ESPORTS' | 'COCKFIGHT' {
  if (category !== 'SPORTS') return category;
  if (ESPORTS_VENDORS.includes(vendor)) return 'ESPORTS';
  return COCKFIGHT_VENDORS.includes(vendor) ? 'COCKFIGHT' : category;
}
