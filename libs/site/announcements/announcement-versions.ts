export const ANNOUNCEMENT_VERSIONS = {
  rows: 'site.announcement',
  versions: 'site.announcement_version',
  row: 'announcement',
};
