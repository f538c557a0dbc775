import { stack } from './stack';

interface Message {
  text: string;
  code: string | null;
  links: string[];
}

/** Of the sandbox: how long it waits for a message that is not there yet, in milliseconds. */
const PATIENCE_MS = 15_000;

/** The newest SMS or mail to a number (E.164) or address, waited for. */
export async function messageTo(to: string): Promise<Message> {
  const query = new URLSearchParams({ to, wait: String(PATIENCE_MS) });
  const reply = await fetch(`${stack().sandboxUrl}/post/messages?${query}`, {
    headers: { accept: 'application/json' },
  });
  const { messages } = (await reply.json()) as { messages: Message[] };
  const newest = messages.at(-1);
  if (!newest) throw new Error(`nothing came to ${to}`);
  return newest;
}

export async function codeSentTo(to: string): Promise<string> {
  const { code, text } = await messageTo(to);
  if (!code) throw new Error(`no code in "${text}"`);
  return code;
}
