import type { SandboxConfig } from './config.js';

/** A sandbox for a spec: without a log, on free ports. */
export function testConfig(changes: Partial<SandboxConfig> & { dataDir: string }): SandboxConfig {
  return {
    host: '127.0.0.1',
    port: 0,
    sandboxUrl: 'http://127.0.0.1:3001',
    publicUrl: 'http://localhost:3000',
    portalUrl: 'http://localhost:3000',
    logLevel: 'silent',
    bankSecret: 'secret of the bank',
    lotteryFeedSecret: 'secret of the feed',
    liveRoomsSecret: 'secret of the rooms',
    vendorSecrets: { STUDIO: ['secret of the studio'] },
    studioSeed: undefined,
    largeCatalogue: false,
    smsKey: 'key of post',
    smtpUser: { id: 'mela', secret: 'key of post' },
    smtpPort: 0,
    openIdClient: { id: 'mela', secret: 'secret of the client' },
    facebookClient: { id: '1234567890', secret: 'secret of the app' },
    phoneClientId: 'mela phones',
    merchants: {},
    ...changes,
  };
}
