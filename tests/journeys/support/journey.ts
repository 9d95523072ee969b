import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { Agent } from './agent.ts';
import { launchChromium, openReader, type Reader } from './browser.ts';
import { type RealServer, startRealServer } from './realServer.ts';

/** An agent at a page of the product, and the browser that shows it. */
interface Visit {
  readonly agent: Agent;
  readonly reader: Reader;
}

export interface Journey {
  /** A new browser, signed in, at the product list. */
  signedIn(mobile: string): Promise<Visit>;
  /** A new browser of somebody who isn't signed in. */
  visitor(): Promise<Reader>;
  server(): RealServer;
}

/** One server and one Chromium for the journeys of a file; a failed one leaves a picture under test-results. */
export function startJourneys(): Journey {
  let server: RealServer;
  let browser: Browser;
  let readers: Reader[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startRealServer(), launchChromium()]);
  });

  afterEach(async ({ task }) => {
    for (const reader of readers) {
      if (task.result?.state === 'fail') await reader.picture(task.name.slice(0, 40));
      await reader.context.close();
    }
    readers = [];
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function visitor(): Promise<Reader> {
    const reader = await openReader(browser);
    readers.push(reader);
    return reader;
  }

  return {
    server: () => server,
    visitor,
    async signedIn(mobile) {
      const reader = await visitor();
      const agent = new Agent(reader.page, server);
      await agent.open('/');
      await agent.signIn(mobile);
      return { agent, reader };
    },
  };
}
