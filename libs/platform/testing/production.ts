/** The environment of a production installation without any provider. */
export const PRODUCTION: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  TEST_CLOCK: '0',
  PASSWORD_MEMORY_KIB: '',
  PUBLIC_URL: 'https://mela.example',
  BANK_SECRET: 'b'.repeat(32),
  ENCRYPTION_SECRET: 'e'.repeat(32),
};
