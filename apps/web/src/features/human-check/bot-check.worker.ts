import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Solves proofs of work off the page's own thread. The library's own worker derives keys by Node's crypto.
handler({ deriveKey });
