import { toastOf } from '../../data/push/push-toasts.fixture';
import { PATHS, pathOf } from '../../routes/paths';
import { feedbackToasts } from './feedback.toasts';

const ID = '00000000-0000-4000-8000-000000000001';

function shownOn(path: string, kind: 'feedback' | 'service', author: 'member' | 'operator' = 'operator') {
  window.history.replaceState(null, '', path);
  const thread = { id: ID, kind, preview: 'It has arrived' };
  return toastOf(feedbackToasts, 'thread.posted', { thread, post: { author } });
}
afterEach(() => window.history.replaceState(null, '', '/'));

test('an answer to feedback is announced with the way to it, but not where conversations are shown', () => {
  expect(shownOn(PATHS.home, 'feedback')).toMatchObject({
    text: 'It has arrived',
    link: { to: pathOf(PATHS.feedbackThread, { id: ID }) },
  });
  expect(shownOn(pathOf(PATHS.feedbackThread, { id: ID }), 'feedback')).toBeNull();
  expect(shownOn(PATHS.home, 'feedback', 'member')).toBeNull();
});

test('an answer in a chat is announced over a game and to agents; elsewhere the button of the chat has a badge', () => {
  for (const path of ['/game/7', PATHS.seamless, '/agentHome/agentTeamOverview'])
    expect(shownOn(path, 'service')).toMatchObject({ link: { to: PATHS.service } });
  for (const path of [PATHS.home, PATHS.deposit, PATHS.service]) expect(shownOn(path, 'service')).toBeNull();
});
