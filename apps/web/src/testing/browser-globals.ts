import { TextDecoder, TextEncoder } from 'node:util';

class SilentChannel {
  postMessage() {}
  close() {}
}

// What browsers have and jsdom does not: the router wants the first two, a session the third.
Object.assign(globalThis, { TextDecoder, TextEncoder, BroadcastChannel: SilentChannel });
