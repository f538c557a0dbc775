import path from 'node:path';

const LABEL_WIDTH = 11;

/** A step's one line on the terminal. */
export const tell = (label, text) => console.log(`${`${label}:`.padEnd(LABEL_WIDTH)} ${text}`);

/** Formats milliseconds as seconds. */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

function table(rows) {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows.map((row) =>
    `  ${row.map((cell, i) => String(cell).padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd(),
  );
}

const sandboxLines = ({ sandboxUrl }) =>
  sandboxUrl
    ? [
        `  Sandbox  ${sandboxUrl}  (bank, game studio, post and log-in provider of the demonstration)`,
        `  Post     ${sandboxUrl}/post  (SMS and mail of the portal, with their one-time codes)`,
      ]
    : [];

const accountRows = ({ accounts }) => [
  ['account', 'password', ''],
  ...accounts.map(({ account, password, note }) => [account, password, note ?? '']),
];

/** The summary of a start: addresses, folders, and of each brand its site and demo accounts. */
export function summary({ settings, sites, milliseconds }) {
  const shown = (folder) => path.relative(process.cwd(), folder) || folder;
  const lines = [
    '',
    `Ready after ${seconds(milliseconds)}`,
    '',
    ...table(sites.map(({ name, url }) => [name, url])),
    '',
    '  Ops      /ops of each  (operators; npm run code -- <account> prints a one-time code)',
    ...sandboxLines(settings),
    `  Data     ${shown(settings.dataDir)}, logs in ${shown(path.join(settings.dataDir, 'logs'))}`,
  ];
  for (const site of sites.filter(({ accounts }) => accounts.length > 0))
    lines.push('', `Demo accounts of ${site.name}`, ...table(accountRows(site)));
  lines.push('', 'Ctrl-C ends it.', '');
  console.log(lines.join('\n'));
}
