/** In a test one hash shows what another would; at its real cost hashing was a tenth of the whole run. */
export const PASSWORD_MEMORY_KIB = '64';
