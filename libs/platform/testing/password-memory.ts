/** Tests need no expensive hash: at its real cost hashing took a tenth of the whole run. */
export const PASSWORD_MEMORY_KIB = '64';
