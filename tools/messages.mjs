import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'apps/web/src/i18n';

/** Copies the mails and SMS of each language, which the server's programs read, to the same place in a build. */
export function copyMessages(root, built) {
  const from = path.join(root, FOLDER);
  if (!fs.existsSync(from)) return;
  fs.cpSync(from, path.join(built, FOLDER), {
    recursive: true,
    filter: (file) => fs.statSync(file).isDirectory() || path.basename(file) === 'messages.json',
  });
}
