import { z } from 'zod';

/** The origin of another company's host, as "https://cdn.example.com": it gets into the content security policy. */
export const httpsOrigin = z
  .string()
  .max(200)
  .refine((text) => isPlainHost(text) && new URL(text).origin === text, 'not an https origin');

/** The address of a page elsewhere, without a name or password in it. */
export const httpsAddress = z.string().max(500).refine(isHttpsAddress, 'not an https address');

const APPLE_INSTALL = 'itms-services://?action=download-manifest&url=';

/** Of an app: its file or its page in a shop, or a manifest that an iPhone installs from. */
export const installAddress = z
  .string()
  .max(500)
  .refine(
    (text) => isHttpsAddress(text.startsWith(APPLE_INSTALL) ? text.slice(APPLE_INSTALL.length) : text),
    'neither an https address nor one that an iPhone installs from',
  );

/** A page of the site itself, or one elsewhere. */
export const pageAddress = z
  .string()
  .max(500)
  .refine(
    (text) => isOwnPath(text) || isHttpsAddress(text),
    'neither a path of the site nor an https address',
  );

/** Without a `*`, which the policy would take for every host. */
const isPlainHost = (text: string): boolean =>
  /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(text) && URL.canParse(text);

function isHttpsAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && /^https:\/\/[^\\\s]+$/.test(text);
}

/** `//host` and `/\host` lead to another site, and so does `/<tab>/host`, as browsers drop tabs. */
const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(text);
