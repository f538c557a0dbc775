type Text = string | string[];

/** A text of the samples in both languages. */
class Both<Each extends Text> {
  constructor(
    readonly en: Each,
    readonly bn: Each,
  ) {}
}

function both(en: string, bn: string): Both<string>;
function both(en: string[], bn: string[]): Both<string[]>;
function both(en: Text, bn: Text): Both<Text> {
  return new Both(en, bn);
}

const texts = {
  title: both('Components', 'উপাদান'),
  theme: both('Theme', 'থিম'),
  night: both('Night', 'রাত'),
  paper: both('Paper', 'কাগজ'),
  language: both('Language', 'ভাষা'),
  contents: both('Sections', 'বিভাগ'),
  sections: {
    actions: both('Actions', 'কাজ'),
    fields: both('Fields', 'ঘর'),
    choices: both('Choices', 'পছন্দ'),
    money: both('Money and time', 'টাকা ও সময়'),
    states: both('States', 'অবস্থা'),
    lists: both('Lists and tables', 'তালিকা ও সারণি'),
    reports: both('Reports', 'প্রতিবেদন'),
    layout: both('Layout', 'বিন্যাস'),
    navigation: both('Navigation', 'চলাচল'),
    overlays: both('Dialogs, menus, notices', 'ডায়ালগ, মেনু, বার্তা'),
  },
  state: {
    rest: both('At rest', 'স্বাভাবিক'),
    hover: both('Hover', 'ছুঁয়ে থাকা'),
    focus: both('Focus', 'ফোকাস'),
    pressed: both('Pressed', 'চাপা'),
    disabled: both('Disabled', 'বন্ধ'),
    loading: both('Loading', 'লোড হচ্ছে'),
    error: both('Error', 'ত্রুটি'),
    empty: both('Empty', 'খালি'),
    filled: both('Filled', 'পূর্ণ'),
    chosen: both('Chosen', 'বাছাই করা'),
    sizes: both('Sizes', 'মাপ'),
    hidden: both('Hidden', 'লুকানো'),
    one: both('One page', 'এক পেজ'),
    many: both('Many pages', 'অনেক পেজ'),
  },
  deposit: both('Deposit', 'জমা'),
  withdraw: both('Withdraw', 'উত্তোলন'),
  cancel: both('Cancel', 'বাতিল'),
  close: both('Close', 'বন্ধ করুন'),
  remove: both('Remove this account', 'এই অ্যাকাউন্ট মুছুন'),
  refresh: both('Refresh the balance', 'ব্যালেন্স হালনাগাদ করুন'),
  hide: both('Hide the balance', 'ব্যালেন্স লুকান'),
  profile: both('Profile', 'প্রোফাইল'),
  unread: both('unread messages', 'টি না-পড়া বার্তা'),
  account: both('Account name', 'অ্যাকাউন্টের নাম'),
  accountHint: both('4 to 16 letters and digits.', '৪ থেকে ১৬টি অক্ষর ও সংখ্যা।'),
  accountTaken: both('This name is taken. Try another one.', 'এই নাম নেওয়া হয়ে গেছে। আরেকটি চেষ্টা করুন।'),
  accountValue: both('rahela88', 'rahela88'),
  password: both('Password', 'পাসওয়ার্ড'),
  passwordHint: both(
    'At least 8 signs, with a letter and a digit.',
    'অন্তত ৮টি চিহ্ন, একটি অক্ষর ও একটি সংখ্যাসহ।',
  ),
  message: both('Your message', 'আপনার বার্তা'),
  messageValue: both('This morning’s deposit hasn’t arrived yet.', 'আজ সকালের জমা এখনও পৌঁছায়নি।'),
  amount: both('Amount', 'পরিমাণ'),
  amountHint: both('From ৳500 to ৳25,000. No fee.', '৳৫০০ থেকে ৳২৫,০০০। কোনো ফি নেই।'),
  amountLow: both('The minimum deposit is ৳500.', 'সর্বনিম্ন জমা ৳৫০০।'),
  amounts: both('Common amounts', 'প্রচলিত পরিমাণ'),
  code: both('Code from the SMS', 'এসএমএসের কোড'),
  codeHint: both('Sent to 017•• •••47. It is valid for 5 minutes.', '০১৭•• •••৪৭ নম্বরে পাঠানো। ৫ মিনিট চলবে।'),
  codeWrong: both(
    'That is not the code we sent. 2 tries are left.',
    'আমরা এই কোড পাঠাইনি। আর ২ বার চেষ্টা করা যাবে।',
  ),
  bank: both('Bank', 'ব্যাংক'),
  bankMissing: both('Choose the bank of your account.', 'আপনার অ্যাকাউন্টের ব্যাংক বেছে নিন।'),
  banks: both(
    ['Demo Bank', 'River Bank', 'Delta Bank', 'Garden Bank'],
    ['Demo Bank', 'River Bank', 'Delta Bank', 'Garden Bank'],
  ),
  search: both('Search games', 'গেম খুঁজুন'),
  clear: both('Clear the search', 'খোঁজ মুছুন'),
  searchValue: both('Lantern', 'লণ্ঠন'),
  terms: both('I am over 18 and accept the rules of play.', 'আমার বয়স ১৮-র বেশি এবং খেলার নিয়ম মানি।'),
  termsMissing: both('You can play only after accepting the rules.', 'নিয়ম মেনে নিলে তবেই খেলা যাবে।'),
  remember: both('Keep me logged in', 'আমাকে লগ-ইন রাখুন'),
  rememberHint: both('Not on a shared phone.', 'অন্যের সঙ্গে ভাগ করা ফোনে নয়।'),
  sound: both('Sound in games', 'গেমের শব্দ'),
  notify: both('Tell me when a draw closes', 'ড্র বন্ধ হওয়ার আগে জানান'),
  period: both('Period', 'সময়কাল'),
  periods: {
    today: both('Today', 'আজ'),
    yesterday: both('Yesterday', 'গতকাল'),
    week: both('7 days', '৭ দিন'),
    month: both('30 days', '৩০ দিন'),
    custom: both('Custom', 'তারিখ বেছে নিন'),
  },
  from: both('From', 'থেকে'),
  to: both('To', 'পর্যন্ত'),
  method: both('Method', 'পদ্ধতি'),
  methods: {
    bkash: both(['bKash', 'Arrives at once'], ['বিকাশ', 'সঙ্গে সঙ্গে পৌঁছায়']),
    nagad: both(['Nagad', 'Arrives at once'], ['নগদ', 'সঙ্গে সঙ্গে পৌঁছায়']),
    bank: both(['Bank transfer', 'Up to 30 minutes'], ['ব্যাংক ট্রান্সফার', '৩০ মিনিট পর্যন্ত']),
    card: both(['Card', 'Closed until 04:30'], ['কার্ড', '০৪:৩০ পর্যন্ত বন্ধ']),
  },
  fee: both('No fee', 'ফি নেই'),
  pictures: both('Receipt', 'রসিদ'),
  picturesHint: both('Up to 3 pictures, PNG or JPEG, 5 MB each.', 'সর্বোচ্চ ৩টি ছবি, PNG বা JPEG, প্রতিটি ৫ MB।'),
  addPicture: both('Add a picture', 'ছবি যোগ করুন'),
  removePicture: both('Remove', 'সরান'),
  pictureType: both(
    'This file is not a picture. Send PNG, JPEG or WebP.',
    'এই ফাইল ছবি নয়। PNG, JPEG বা WebP পাঠান।',
  ),
  pictureSize: both('This picture is larger than 5 MB.', 'এই ছবি ৫ MB-র চেয়ে বড়।'),
  pictureCount: both('Three pictures are the most.', 'তিনটির বেশি ছবি নেওয়া যায় না।'),
  balance: both('Balance', 'ব্যালেন্স'),
  balanceHidden: both('Balance hidden', 'ব্যালেন্স লুকানো'),
  win: both('Add a win', 'জয় যোগ করুন'),
  lose: both('Take a bet', 'বাজি কাটুন'),
  closes: both('Draw closes in', 'ড্র বন্ধ হবে'),
  winners: both('Winners, live', 'বিজয়ী, সরাসরি'),
  winnerGames: both(
    ['Lantern Reels', 'Sky Kite', 'Teen Patti', 'Monsoon Fish'],
    ['লণ্ঠন রিল', 'আকাশ ঘুড়ি', 'তিন পাত্তি', 'বর্ষার মাছ'],
  ),
  agoFirst: both('now', 'এখন'),
  agoRest: both(['8 s', '21 s', '40 s'], ['৮ সে', '২১ সে', '৪০ সে']),
  withdrawal: both('Your withdrawal', 'আপনার উত্তোলন'),
  steps: both(
    ['Requested', 'Approved', 'Sent to bKash ••47', 'Received'],
    ['অনুরোধ করা', 'অনুমোদিত', 'বিকাশ ••৪৭-এ পাঠানো', 'প্রাপ্ত'],
  ),
  refused: both('Refused', 'ফেরত'),
  refusedNote: both('The name on the account is another one.', 'অ্যাকাউন্টের নাম মেলে না।'),
  pills: both(['Draft', 'On its way', 'Received', 'Refused'], ['খসড়া', 'পথে আছে', 'প্রাপ্ত', 'ফেরত']),
  errorTitle: both('The records did not load', 'রেকর্ড লোড হয়নি'),
  errorText: both(
    'The connection broke while they were on their way. Your bets and your balance are not affected.',
    'আসার পথে সংযোগ কেটে গেছে। আপনার বাজি ও ব্যালেন্স ঠিক আছে।',
  ),
  retry: both('Try again', 'আবার চেষ্টা করুন'),
  loadingRecords: both('Records are loading', 'রেকর্ড লোড হচ্ছে'),
  rail: both('Hot tonight', 'আজ রাতের সেরা'),
  more: both('All games', 'সব গেম'),
  previous: both('Previous', 'আগের'),
  next: both('Next', 'পরের'),
  games: both(
    ['Lantern Reels', 'Monsoon Fish', 'Sky Kite', 'Padma Wheel', 'Teen Patti', 'Village Derby'],
    ['লণ্ঠন রিল', 'বর্ষার মাছ', 'আকাশ ঘুড়ি', 'পদ্মা চাকা', 'তিন পাত্তি', 'গ্রামের লড়াই'],
  ),
  records: both('Betting record', 'বাজির রেকর্ড'),
  columns: {
    game: both('Game', 'গেম'),
    time: both('Time', 'সময়'),
    bet: both('Bet', 'বাজি'),
    result: both('Result', 'লাভ-ক্ষতি'),
    state: both('State', 'অবস্থা'),
  },
  settled: both('Settled', 'নিষ্পন্ন'),
  open: both('Open', 'চলছে'),
  noRecords: both('No bets in this period', 'এই সময়ে কোনো বাজি নেই'),
  noRecordsText: both(
    'Choose other dates, or begin with a free trial.',
    'অন্য তারিখ বেছে নিন, অথবা ফ্রি ট্রায়াল দিয়ে শুরু করুন।',
  ),
  report: {
    title: both('Your team', 'আপনার দল'),
    lead: both(
      'What those below you did in these days, and what it brought you.',
      'এই দিনগুলোতে আপনার নিচের সবাই কী করেছে, আর তাতে আপনার কী এসেছে।',
    ),
    figures: both(['Valid bet', 'Profit on the team', 'Your income'], ['বৈধ বাজি', 'দল থেকে লাভ', 'আপনার আয়']),
    note: both('before: ৳1,640.00', 'আগে: ৳১,৬৪০.০০'),
    month: both('Nov', 'নভে'),
    save: both('Save as CSV', 'CSV হিসেবে রাখুন'),
    waiting: both('1 contract waits for your answer', '১টি চুক্তি আপনার উত্তরের অপেক্ষায়'),
    answer: both('Answer', 'উত্তর দিন'),
  },
  agents: both(
    ['Green River', 'Boat House', 'Lotus Gate', 'Night Market', 'Old Bridge'],
    ['সবুজ নদী', 'নৌকা ঘর', 'পদ্ম দুয়ার', 'রাতের হাট', 'পুরনো সেতু'],
  ),
  path: both('Where you are', 'আপনি এখানে'),
  tabs: both('Records', 'রেকর্ড'),
  tabNames: both(['Bets', 'Deposits', 'Withdrawals', 'Transfers'], ['বাজি', 'জমা', 'উত্তোলন', 'স্থানান্তর']),
  tabText: both('Activity in this period appears here.', 'এই সময়ে যা হয়েছে, তা এখানে থাকে।'),
  transaction: both('Copy the transaction number', 'লেনদেন নম্বর কপি করুন'),
  openDialog: both('Open a dialog', 'ডায়ালগ খুলুন'),
  openDrawer: both('Open a drawer', 'ড্রয়ার খুলুন'),
  openWaiting: both('Open a dialog that is on its way', 'আসছে এমন একটি ডায়ালগ খুলুন'),
  dialogTitle: both('Confirm the withdrawal', 'উত্তোলন নিশ্চিত করুন'),
  dialogText: both(
    '৳1,500.00 goes to bKash ••47. It usually arrives within 30 minutes.',
    '৳১,৫০০.০০ বিকাশ ••৪৭-এ যাবে। সাধারণত ৩০ মিনিটের মধ্যে পৌঁছায়।',
  ),
  drawerTitle: both('Is this game fair?', 'এই খেলা কি ন্যায্য?'),
  menu: both('Open the menu', 'মেনু খুলুন'),
  menuItems: both(
    ['Profile', 'Messages', 'Sound in games', 'Log out'],
    ['প্রোফাইল', 'বার্তা', 'গেমের শব্দ', 'লগ আউট'],
  ),
  notices: both('Notices', 'বার্তা'),
  showNotice: both('Show a notice', 'একটি বার্তা দেখান'),
  showGain: both('Show money in', 'টাকা আসা দেখান'),
  showAlert: both('Show an alert', 'সতর্কতা দেখান'),
  notice: both('Your profile is saved', 'আপনার প্রোফাইল সংরক্ষিত'),
  noticeMoney: both('৳500.00 has arrived', '৳৫০০.০০ এসেছে'),
  noticeMoneyText: both('Deposit by bKash, 20:38.', 'বিকাশে জমা, ২০:৩৮।'),
  noticeAlert: both('The bet was not taken', 'বাজি নেওয়া হয়নি'),
  noticeAlertText: both(
    'The draw closed a second before it. Nothing was charged.',
    'এক সেকেন্ড আগে ড্র বন্ধ হয়েছে। কিছু কাটা হয়নি।',
  ),
  undo: both('Undo', 'ফিরিয়ে নিন'),
  connection: {
    lost: both('No connection. Your bets are safe.', 'সংযোগ নেই। আপনার বাজি নিরাপদ।'),
    restoring: both('Connecting again.', 'আবার সংযোগ হচ্ছে।'),
    restored: both('Back again. Everything is current.', 'সংযোগ ফিরেছে। সব হালনাগাদ।'),
  },
};

export type SampleLanguage = 'en' | 'bn';
type InOne<Texts> = Texts extends Both<infer Each> ? Each : { [Key in keyof Texts]: InOne<Texts[Key]> };
export type Samples = InOne<typeof texts>;

/** The texts of one language. */
export const samples = { en: textsIn(texts, 'en'), bn: textsIn(texts, 'bn') };

function textsIn<Texts extends object>(all: Texts, language: SampleLanguage): InOne<Texts> {
  const entries = Object.entries(all).map(([key, value]: [string, object]) => [
    key,
    value instanceof Both ? (value[language] as unknown) : textsIn(value, language),
  ]);
  return Object.fromEntries(entries) as InOne<Texts>;
}

/** Integer minor units as an amount without its symbol, in the digits of the language. */
export function sampleMoney(language: SampleLanguage, minor: string): string {
  const locale = language === 'bn' ? 'bn-BD' : 'en-IN';
  const sum = Number(BigInt(minor)) / 100;
  return sum.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A text's Latin digits in the digits of the language. */
export function sampleDigits(language: SampleLanguage, text: string): string {
  if (language === 'en') return text;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
}
