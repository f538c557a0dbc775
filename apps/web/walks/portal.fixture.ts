import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { type Browser, openBrowser } from './browser.fixture';

/** What the walks of one file go through: a database of their own, an api on it, and a browser at that api. */
interface Portal {
  db: TestDatabase;
  api: TestApi;
  browser: Browser;
  /** The mails and SMS that the api sends, for files that ask for them with `withInbox`. */
  inbox: TestInbox;
}

interface PortalOptions {
  withInbox?: boolean;
  /** Changes the database before the api starts, for what the api reads but once. */
  prepare?: (db: TestDatabase) => Promise<unknown>;
}

/** Fills the portal before the first test of the file, and closes it after the last one. */
export function setUpPortal({ withInbox = false, prepare }: PortalOptions = {}): Portal {
  const portal = {} as Portal;
  let inbox: TestInbox | undefined;
  beforeAll(async () => {
    const db = await createTestDatabase();
    if (withInbox) inbox = await startTestInbox();
    await prepare?.(db);
    const api = await startTestApi({ databaseUrl: db.url, ...(inbox && { env: inbox.env }) });
    Object.assign(portal, { db, inbox, api, browser: openBrowser(api.url) });
  });
  afterAll(async () => {
    portal.browser.close();
    await Promise.all([portal.api.stop(), inbox?.close()]);
    await portal.db.drop();
  });
  return portal;
}
