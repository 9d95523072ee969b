import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

import { ScriptedServer } from './scriptedServer.ts';

/**
 * The server of a file's tests: started without answers before each of them, and stopped after it once nothing is on the
 * page that would still ask.
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
