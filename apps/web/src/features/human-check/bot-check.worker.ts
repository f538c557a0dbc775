/** Solves proofs of work off the page's own thread; the library answers its messages. */
import 'altcha-lib/workers/pbkdf2';
