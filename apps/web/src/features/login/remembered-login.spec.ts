import { rememberedLogin, rememberLogin } from './remembered-login';

const NOTHING = { account: '', remember: false, dialingCode: '' };

afterEach(() => rememberLogin(NOTHING));

test('name, tick and country come back, whatever signs the name has', () => {
  rememberLogin({ account: 'রূপালী; a=b', remember: true, dialingCode: '880' });
  expect(rememberedLogin()).toEqual({ account: 'রূপালী; a=b', remember: true, dialingCode: '880' });
});

test('a log-in by number does not take the name away', () => {
  rememberLogin({ account: 'rupali', remember: true, dialingCode: '' });
  rememberLogin({ account: '', remember: true, dialingCode: '880' });
  expect(rememberedLogin()).toEqual({ account: 'rupali', remember: true, dialingCode: '880' });
});

test('without the tick all is forgotten', () => {
  rememberLogin({ account: 'rupali', remember: true, dialingCode: '880' });
  rememberLogin({ account: 'rupali', remember: false, dialingCode: '880' });
  expect(rememberedLogin()).toEqual(NOTHING);
});
