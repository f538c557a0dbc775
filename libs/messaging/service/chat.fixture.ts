import { randomUUID } from 'node:crypto';
import { solveBotCheck } from '#libs/platform/testing/bot-check';
import type { PortalClient, Registered } from '#libs/platform/testing/portal-client';
import type { ThreadDetail } from '../common/thread.js';
import { type FormReply, sendForm } from '../threads/thread.fixture.js';

/** Begins a chat, or goes on with the open one, as a browser does. */
export const openChat = (
  client: PortalClient,
  { token }: Pick<Registered, 'token'>,
  fields: { text?: string; clientId?: string; type?: string } = {},
  images: Buffer[] = [],
): Promise<FormReply<ThreadDetail>> =>
  sendForm(
    client,
    'POST',
    '/wps/service/chats',
    { type: 'deposit', text: 'Hello?', clientId: randomUUID(), ...fields },
    { images, headers: { authorization: `Bearer ${token}` } },
  );

/** The id of a new chat of the member. @throws Error if the portal refuses */
export async function newChat(client: PortalClient, member: Pick<Registered, 'token'>): Promise<string> {
  const { body } = await openChat(client, member);
  if (!body.value) throw new Error(JSON.stringify(body));
  return body.value.id;
}

/** A guest with a session of customer service, as a browser gets one. @throws Error if the portal refuses */
export async function newGuest(client: PortalClient): Promise<Pick<Registered, 'token'>> {
  const botCheck = await solveBotCheck(client);
  const { body } = await client.send<{ token: string }>('POST', '/wps/service/session', { botCheck });
  if (!body.value) throw new Error(JSON.stringify(body));
  return { token: body.value.token };
}
