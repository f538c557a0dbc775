/** As long as the form remembers, in seconds. */
const A_DAY = 86_400;
const COOKIES = { account: 'login_name', remember: 'login_keep', dialingCode: 'login_country' } as const;

/** What the form is filled with the next time. Never the password. */
interface RememberedLogin {
  account: string;
  remember: boolean;
  dialingCode: string;
}

function read(name: string): string {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
  } catch {
    return '';
  }
}

function write(name: string, value: string): void {
  const life = value === '' ? 0 : A_DAY;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=strict; max-age=${life}`;
}

export const rememberedLogin = (): RememberedLogin => ({
  account: read(COOKIES.account),
  remember: read(COOKIES.remember) === '1',
  dialingCode: read(COOKIES.dialingCode),
});

/** Keeps what is given for a day; without the tick what was kept is forgotten. */
export function rememberLogin({ account, remember, dialingCode }: RememberedLogin): void {
  write(COOKIES.remember, remember ? '1' : '');
  write(COOKIES.account, remember ? account || read(COOKIES.account) : '');
  write(COOKIES.dialingCode, remember ? dialingCode || read(COOKIES.dialingCode) : '');
}
