import path from 'node:path';

const TROUBLES = {
  EACCES: ['is closed to this user', 'Make it writable'],
  EPERM: ['is closed to this user', 'Make it writable'],
  EROFS: ['cannot be written', 'Make it writable'],
  ENOSPC: ['has no space left on its disk', 'Make some'],
  EDQUOT: ['has no space left in the quota of this user', 'Make some'],
  ENOTDIR: ['lies below a file, where a folder is needed', 'Move that file'],
};

const isBelow = (file, folder) => !path.relative(folder, file).startsWith('..');

/** A sentence or two about a file that could not be used, or undefined for any other error. */
export function fileTrouble({ code, path: file } = {}, dataDir) {
  const [what, remedy] = TROUBLES[code] ?? [];
  if (!what || !file) return undefined;
  const elsewhere = dataDir && isBelow(file, dataDir) ? ', or choose another DATA_DIR' : '';
  return `${file} ${what}. ${remedy}${elsewhere}.`;
}

/**
 * Runs the work on a file; an error of its system calls then names the file, which a failed write does not on its own.
 */
export function onFile(file, work) {
  try {
    return work();
  } catch (error) {
    if (error.code) error.path ??= file;
    throw error;
  }
}

const SAID = {
  ENOSPC: /\bENOSPC\b|No space left on device/i,
  EDQUOT: /\bEDQUOT\b|Disk quota exceeded/i,
  EROFS: /\bEROFS\b|Read-only file system/i,
  EACCES: /\b(EACCES|EPERM)\b|Permission denied/i,
};

/** A tool's error about the machine rather than its work: a code of `fileTrouble`, or undefined. */
export const troubleIn = (output) => Object.keys(SAID).find((code) => SAID[code].test(output));
