/** Somebody whom the sandbox's provider does not know yet. */
export const newPerson = (email: string) => ({ person: 'new', name: 'Somebody', email, outcome: 'continue' });

/** Goes to a provider of the sandbox as a browser does, answers its page, and returns what the browser brings back. */
export async function visitProvider(
  url: string,
  answer: Record<string, string>,
): Promise<Record<string, string>> {
  const page = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(answer) });
  const back = page.headers.get('location');
  if (!back) throw new Error(`nobody was sent back: ${page.status} ${await page.text()}`);
  const { code = '', state = '', iss, error } = Object.fromEntries(new URL(back).searchParams);
  return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) };
}
