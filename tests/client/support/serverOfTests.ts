import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

import { ScriptedServer } from './scriptedServer.ts';

/**
 * The server for the tests of a file. It is started without responses before each test, and stopped after it, when the
 * page is empty and sends no more requests.
 */
export function serverOfTests(): ScriptedServer {
  const server = new ScriptedServer();
  beforeEach(async () => {
    await server.start();
  });
  afterEach(async () => {
    cleanup();
    await server.stop();
  });
  return server;
}
