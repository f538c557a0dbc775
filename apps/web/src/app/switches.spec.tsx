import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { AGENT_POLICY, FREE_PLAY, SOCIAL_FACEBOOK, SOCIAL_GOOGLE } from '#libs/site/common/modules';
import { queryClient } from '../data/cache/query-client';
import { setReadConfig } from '../data/site/read-config';
import { readStart } from '../data/start/start';
import { StartProvider } from '../data/start/start-context';
import { FreePlayButton } from '../features/free-play/shared/free-play-button';
import { SocialButtons } from '../features/social/shared/social-buttons';
import { identity } from '../i18n/en/identity';
import { site as en } from '../i18n/en/site';
import { createTranslator } from '../i18n/i18n';
import AgentEntryPage from './agent-centre/agent-entry-page';
import { Footer } from './shell/footer';

const translator = createTranslator('EN', en);
translator.addResourceBundle('en', 'identity', identity);

function draw(part: ReactNode): HTMLElement {
  return render(
    <StartProvider value={readStart()}>
      <I18nextProvider i18n={translator}>
        <MemoryRouter>{part}</MemoryRouter>
      </I18nextProvider>
    </StartProvider>,
  ).container;
}

/** Each switch with what it brings to a page, and words that are there only while it is on. */
const TABLE: [string, string, () => ReactNode, string][] = [
  [AGENT_POLICY, 'the way to the agents in the footer', () => <Footer />, en.shell.forAgents],
  [FREE_PLAY, 'the button of trial accounts', () => <FreePlayButton />, identity.freePlay.start],
  [SOCIAL_GOOGLE, 'the log-in with Google', () => <SocialButtons site="member" />, identity.social.google],
  [
    SOCIAL_FACEBOOK,
    'the log-in with Facebook',
    () => <SocialButtons site="member" />,
    identity.social.facebook,
  ],
];

const turn = (module: string, state: '0' | '1') =>
  act(() => {
    const config = {
      brand: { timeZone: 'Asia/Dhaka', minimumAge: 18, licence: null },
      whitelabel: { [module]: state },
      domainRoute: { domainList: [] },
      downloads: [],
      customerService: [],
    };
    queryClient.setQueryData(['permission'], config);
    setReadConfig(config as never);
  });

test.each(TABLE)('%s brings %s, and takes it away again on an open page', async (module, _, part, words) => {
  turn(module, '1');
  const page = draw(part());
  expect(page.textContent).toContain(words);
  turn(module, '0');
  await waitFor(() => expect(page.textContent).not.toContain(words));
  turn(module, '1');
  await waitFor(() => expect(page.textContent).toContain(words));
});

test('without agents their page is no page', () => {
  turn(AGENT_POLICY, '0');
  expect(draw(<AgentEntryPage />).textContent).toContain(en.common.notFoundTitle);
});
