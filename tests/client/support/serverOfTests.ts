import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

import { ScriptedServer } from './scriptedServer.ts';

/**
 * Starts a server before each test of a file, without responses. After each test, removes the page and stops the
 * server.
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
