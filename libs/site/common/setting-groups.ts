/** The pages of the settings, in their order. */
export const SETTING_GROUPS = [
  'general',
  'switches',
  'registration',
  'logIn',
  'deposits',
  'withdrawals',
  'contracts',
  'rewards',
  'service',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/**
 * What a change takes. `plain`: one operator. `guarded`, for money and protection: a second one. `elsewhere`: it has a page
 * of its own. `fixed`: rows of the installation depend on it, so that it is set when the brand is created.
 */
export type SettingLevel = 'plain' | 'guarded' | 'elsewhere' | 'fixed';

type Entry = readonly [SettingGroup, SettingLevel];

/** By path; the longest one that a setting begins with decides. */
const ENTRIES: Readonly<Record<string, Entry>> = {
  name: ['general', 'plain'],
  merchantCode: ['general', 'fixed'],
  platform: ['general', 'fixed'],
  lotteryType: ['general', 'fixed'],
  currency: ['general', 'fixed'],
  timeZone: ['general', 'fixed'],
  mainDomain: ['general', 'fixed'],
  country: ['general', 'plain'],
  defaultLanguage: ['general', 'plain'],
  languages: ['general', 'plain'],
  minimumAge: ['general', 'guarded'],
  licence: ['general', 'plain'],
  gameSessions: ['general', 'plain'],
  systemStatus: ['general', 'elsewhere'],
  maintenanceEndTime: ['general', 'elsewhere'],
  regions: ['general', 'elsewhere'],
  whitelabel: ['switches', 'plain'],
  registerRules: ['registration', 'plain'],
  'identity.registration': ['registration', 'plain'],
  'identity.freePlay': ['registration', 'plain'],
  'identity.login': ['logIn', 'guarded'],
  'identity.sms': ['logIn', 'guarded'],
  'identity.captcha': ['logIn', 'plain'],
  paymentPassword: ['logIn', 'guarded'],
  depositMethods: ['deposits', 'guarded'],
  withdrawals: ['withdrawals', 'guarded'],
  transferMin: ['withdrawals', 'guarded'],
  operations: ['withdrawals', 'guarded'],
  contracts: ['contracts', 'guarded'],
  rewards: ['rewards', 'guarded'],
  customerService: ['service', 'plain'],
  service: ['service', 'plain'],
  resources: ['service', 'plain'],
  lines: ['service', 'plain'],
  downloads: ['service', 'plain'],
  analytics: ['service', 'plain'],
  // Pages load from these hosts, and show games of theirs.
  imageCdn: ['service', 'guarded'],
  launchCdn: ['service', 'guarded'],
};

function entryOf(path: string): Entry {
  const names = path.split('.');
  for (let length = names.length; length > 0; length -= 1) {
    const entry = ENTRIES[names.slice(0, length).join('.')];
    if (entry) return entry;
  }
  throw new Error(`no group and level for the setting ${path}`);
}

export const groupOf = (path: string): SettingGroup => entryOf(path)[0];
export const levelOf = (path: string): SettingLevel => entryOf(path)[1];
/** Whether operators change it by the form of the settings. */
export const isEditable = (path: string): boolean => ['plain', 'guarded'].includes(levelOf(path));
