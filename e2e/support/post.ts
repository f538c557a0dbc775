import { stack } from './stack';

interface Message {
  text: string;
  code: string | null;
  links: string[];
}

/** How long the sandbox waits for a message, in milliseconds. */
const WAIT_MS = 15_000;

/** Waits for the newest SMS or mail to a number (E.164) or address. */
export async function messageTo(to: string): Promise<Message> {
  const query = new URLSearchParams({ to, wait: String(WAIT_MS) });
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
