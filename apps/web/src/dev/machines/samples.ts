/** What an event carries or an effect answers until somebody changes it, by the labels that the diagram has for it. */
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
const challenge = {
  challengeId: '9b1d6c7e-0f0a-4c8e-9a51-0d6b8f6f2a10',
  methods: [
    { method: 'totp', target: null },
    { method: 'mobile', target: '+880 17•• •••678' },
  ],
};
const sent = { expiredMinutes: 1, expiresAt: '2026-11-22T10:01:00.000Z' };
const newPassword = 'Kodom-phul-7';
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
  image: null,
  isLive: 0,
  maintenance: false,
};

const draw = {
  drawNo: '20261122-0845',
  status: 'open',
  openAt: '2026-11-22T08:03:55.000Z',
  closeAt: '2026-11-22T08:04:55.000Z',
  drawAt: '2026-11-22T08:05:00.000Z',
  commitment: '4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837',
  beaconRound: null,
};
const drawNews = {
  draw,
  last: {
    drawNo: '20261122-0844',
    status: 'drawn',
    drawAt: '2026-11-22T08:04:00.000Z',
    result: [['0', '6', '5', '1', '4']],
  },
};
const ticketOrder = {
  gameCode: 'SSC1M',
  drawNo: draw.drawNo,
  prizeMode: 'ELOTT',
  prizeGroup: 1930,
  lines: [{ rule: 'ssc.total', picks: [['B']], amount: '10.00', bets: 1 }],
  amount: '10.00',
};

/** By the id of the chart or machine. */
export const SAMPLES: Record<string, Samples> = {
  'unmatched-payment': { context: { operator: '2', proposedBy: '1' } },
  withdrawal: { context: { rest: 0, operator: '2', proposedBy: '1' } },
  contract: { context: { by: 'downline' } },
  'lottery-draw': {
    input: drawNews,
    fields: { NEWS: { news: drawNews }, 'read done': drawNews },
  },
  'lottery-order': {
    fields: {
      SEND: { order: ticketOrder, source: 'slip' },
      'send done': {
        ticketId: '1',
        ticketNo: '1001',
        drawNo: draw.drawNo,
        bets: 1,
        amount: '10.00',
        largestWin: '19.30',
      },
      'send failed': { code: 'error_network' },
    },
  },
  login: {
    fields: {
      MODE: { mode: 'sms' },
      SUBMIT: { order: credentials },
      VERIFIED: { session },
      NOT_VERIFIED: { refusal: null },
      'submit done': session,
      'submit failed': { code: 'error_wrong_credentials' },
    },
  },
  'step-up': {
    input: { challenge },
    fields: {
      CHOOSE: { method: 'mobile' },
      SUBMIT: { code: '123456' },
      'sendCode done': sent,
      'sendCode failed': { code: 'error_sms_too_many', params: { minutes: 5 } },
      'verify done': session,
      'verify failed': { code: 'error_code_wrong' },
    },
  },
  'sms-countdown': {
    input: { target: '880/1712345678' },
    fields: {
      TARGET: { target: '880/1812345678' },
      'recall done': { expiresAt: null },
      'recall failed': { code: 'error_network' },
      'checkNumber failed': { code: 'error_invalid_input' },
      'proveHuman done': {},
      'proveHuman failed': { code: 'error_bot_check_failed' },
      'send done': sent,
      'send failed': { code: 'error_sms_too_many', params: { minutes: 5 } },
    },
  },
  'password-change': {
    input: { heldPassword: credentials.password },
    fields: {
      SUBMIT: { form: { oldPassword: '', newPassword, confirmNewPassword: newPassword } },
      'change failed': { code: 'error_password_wrong' },
    },
  },
  recovery: {
    input: { tab: 'email', token: null },
    fields: {
      TAB: { tab: 'mobile' },
      ASK: { order: { username: credentials.username, email: 'rupali@mail.example' } },
      RESET: { reset: { mobileNum: '01712345678', verificationCode: '123456', newPassword } },
      SET: { newPassword },
      'askLink failed': { code: 'error_too_many_requests' },
      'resetByCode done': session,
      'resetByCode failed': { code: 'error_code_wrong' },
      'resetByLink failed': { code: 'error_reset_link_invalid' },
    },
  },
  registration: {
    fields: {
      SUBMIT: { form: { ...credentials, confirmPassword: credentials.password, terms: true, age: true } },
      'submit done': session,
      'submit failed': { code: 'error_account_taken' },
    },
  },
  authenticator: {
    fields: {
      START: { password: credentials.password },
      CONFIRM: { code: '123456' },
      'start done': { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Mela:rupali?secret=JBSWY3DPEHPK3PXP' },
      'start failed': { code: 'error_password_wrong' },
      'confirm done': { recoveryCodes: ['8KX2M4QW7T', '3PZ9R5VN6C'] },
      'confirm failed': { code: 'error_code_wrong' },
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
    fields: {
      OFFERS: { offers: [{ id: '7' }] },
      REOPEN: { id: '7' },
      AGREE: { agreed: true },
      'loadImpact done': { refused: false, affected: [{ contract: { id: '8' } }], impactToken: 'a-token' },
      'loadImpact failed': { code: 'error_network' },
      'send failed': { code: 'error_contract_impact_changed' },
    },
  },
  receipt: {
    input: { allowedAnswers: ['received', 'not-received'] },
    fields: {
      ALLOWED_ANSWERS_CHANGED: { allowedAnswers: ['received', 'not-received', 'full-payment'] },
      CHOOSE: { answer: 'received' },
      IMAGES: { images: ['list.png'] },
      IMAGE_REFUSED: { reason: 'size', name: 'huge.png' },
      'send failed': { code: 'error_network' },
    },
  },
};
