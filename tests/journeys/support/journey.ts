import type { Browser, BrowserContext, Cookie } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { createSend, type Send } from '../../../app/client/platform/http/http.ts';
import { Agent } from './agent.ts';
import { launchChromium, openUserBrowser, type UserBrowser, type UserBrowserOptions } from './browser.ts';
import { type RealServer, startRealServer } from './realServer.ts';

/** An agent on a page of the product, and the agent's browser. */
interface Visit {
  readonly agent: Agent;
  readonly user: UserBrowser;
  /** Sends requests as the agent, without a page. */
  readonly send: Send;
}

export interface Journey<Server extends RealServer = RealServer> {
  /** Opens a new browser and signs in with the login dialog. Then the product list is open. */
  signedIn(mobile: string): Promise<Visit>;
  /**
   * Opens a new browser with an agent's session, for a journey that doesn't test the login. No page is open yet. The
   * session is created once for each agent in a test file and then used again.
   */
  atWork(mobile: string, options?: UserBrowserOptions): Promise<Visit>;
  /** Adds an agent's session to a browser that has none. No page may be open yet. See `atWork`. */
  work(user: UserBrowser, mobile: string): Promise<Visit>;
  /** Opens a new browser without a session. */
  visitor(options?: UserBrowserOptions): Promise<UserBrowser>;
  server(): Server;
}

/** Starts one server with the sandbox and one Chromium for the journeys of a file. See `startJourneysOn`. */
export const startJourneys = (): Journey => startJourneysOn(startRealServer);

/**
 * Starts one server and one Chromium for the journeys of a file. For a failed journey, pictures are saved under
 * test-results. A repeated journey gets a new server.
 */
export function startJourneysOn<Server extends RealServer>(start: () => Promise<Server>): Journey<Server> {
  let server: Server;
  let browser: Browser;
  let users: UserBrowser[] = [];
  const sessions = new Map<string, Cookie[]>();

  beforeAll(async () => {
    [server, browser] = await Promise.all([start(), launchChromium()]);
  });

  // A repeated test gets a new server. Otherwise it would find the records and text messages of its first run.
  beforeEach(async ({ task }) => {
    if ((task.result?.retryCount ?? 0) === 0) return;
    await server.stop();
    sessions.clear();
    server = await start();
  });

  afterEach(async ({ task }) => {
    for (const [at, user] of users.entries()) {
      if (task.result?.state === 'fail') await user.picture(`${task.name.slice(0, 40)} ${at + 1}`);
      await user.context.close();
    }
    users = [];
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function visitor(options: UserBrowserOptions = {}): Promise<UserBrowser> {
    const user = await openUserBrowser(browser, options);
    users.push(user);
    return user;
  }

  async function takeSession(mobile: string, context: BrowserContext): Promise<readonly Cookie[]> {
    const known = sessions.get(mobile);
    if (known) {
      await context.addCookies(known);
      return known;
    }
    await server.sendCode(mobile);
    const form = { mobile, validateCode: await server.codeFor(mobile) };
    await context.request.post(`${server.url}/oauth/login`, { form });
    const cookies = await context.cookies();
    sessions.set(mobile, cookies);
    return cookies;
  }

  const sendWith = (cookies: readonly Cookie[]): Send => {
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return createSend({
      base: server.url,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('cookie', cookie);
        return fetch(input, { ...init, headers });
      },
    });
  };

  async function work(user: UserBrowser, mobile: string): Promise<Visit> {
    const cookies = await takeSession(mobile, user.context);
    return { agent: new Agent(user.page, server), user, send: sendWith(cookies) };
  }

  return {
    server: () => server,
    visitor,
    work,
    atWork: async (mobile, options) => work(await visitor(options), mobile),
    async signedIn(mobile) {
      const user = await visitor();
      const agent = new Agent(user.page, server);
      await agent.open('/');
      await agent.signIn(mobile);
      return { agent, user, send: sendWith(await user.context.cookies()) };
    },
  };
}
