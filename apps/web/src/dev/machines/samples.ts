/** What an event carries or an effect answers until somebody changes it, by the words that the diagram has for it. */
export interface Samples {
  /** Of a chart: what its guards look at. */
  context?: Record<string, unknown>;
  /** Of a machine: what it is begun with. */
  input?: unknown;
  fields?: Record<string, Record<string, unknown>>;
}

const session = {
  token: 'a-token',
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
  member: { id: '1', account: 'rupali', type: 0 },
};
const credentials = { username: 'rupali', password: 'Mela-demo-1' };
const game = {
  nodeId: 1008,
  gameName: 'River Dice',
  vassalage: 'STUDIO',
  vendorName: 'Studio',
  gameType: 'RNG',
  gameClassify: 'dice',
  gameCode: 'river-dice',
  isNew: 0,
  isHot: 0,
  supportPlay: 1,
  freeplay: 0,
  scene: 'dice',
  maintenance: false,
};

/** By the id of the chart or machine. */
export const SAMPLES: Record<string, Samples> = {
  withdrawal: { context: { rest: 0, operator: '2', proposedBy: '1' } },
  contract: { context: { by: 'downline' } },
  login: {
    fields: {
      SUBMIT: { credentials },
      'submit done': session,
      'submit failed': { code: 'error_wrong_credentials' },
    },
  },
  registration: {
    fields: {
      SUBMIT: { form: { ...credentials, confirmPassword: credentials.password, terms: true, age: true } },
      'submit done': session,
      'submit failed': { code: 'error_account_taken' },
    },
  },
  'operator-login': {
    fields: {
      SUBMIT: { credentials: { account: 'operator1', password: credentials.password, code: '123456' } },
      'submit done': { operator: { id: '1', account: 'operator1' } },
      'submit failed': { code: 'error_wrong_credentials' },
    },
  },
  launch: {
    input: { nodeId: game.nodeId, game: null, demo: false },
    fields: {
      'look done': { visitor: 'member', game },
      'look failed': { code: 'error_network' },
      'start done': { url: 'https://vendor.example/play', mode: 'page', demo: false },
      'start failed': { code: 'error_vendor_unavailable' },
    },
  },
  contractDialog: {
    input: { newKey: () => 'a-key' },
    fields: {
      OFFERS: { offers: [{ id: '7' }] },
      TAKE_UP: { id: '7' },
      AGREE: { agreed: true },
      'loadImpact done': { refused: false, affected: [{ contract: { id: '8' } }], impactToken: 'a-token' },
      'loadImpact failed': { code: 'error_network' },
      'send failed': { code: 'error_contract_impact_changed' },
    },
  },
  receipt: {
    input: { offered: ['received', 'not-received'], newKey: () => 'a-key' },
    fields: {
      OFFER: { offered: ['received', 'not-received', 'full-payment'] },
      CHOOSE: { answer: 'received' },
      IMAGES: { images: ['list.png'] },
      IMAGE_REFUSED: { reason: 'size', name: 'huge.png' },
      'send failed': { code: 'error_network' },
    },
  },
};
