import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Plugin } from 'vite';

/**
 * Plugin for `vite --mode mock`, in which no server runs. It responds to calls with the examples from the API document
 * (specification §7).
 */
export const mockServer: Plugin = {
  name: 'mock-server',
  apply: (_, { mode }) => mode === 'mock',
  // Vite loads the contract and the library from their source files.
  config: () => ({
    ssr: { noExternal: [/^@tuanbao\//], resolve: { conditions: ['tuanbao-source', 'module', 'node'] } },
  }),
  configureServer(server) {
    const envelopeOf = async ({ method = 'GET', url = '/' }: IncomingMessage) => {
      const { mockAnswer } = (await server.ssrLoadModule('/mock/mockAnswer.ts')) as typeof import('./mockAnswer.ts');
      return mockAnswer(method, new URL(url, 'http://mock').pathname);
    };
    const answer = async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
      try {
        const envelope = await envelopeOf(request);
        if (envelope === null) next();
        else {
          response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
          response.end(JSON.stringify(envelope));
        }
      } catch (error) {
        next(error);
      }
    };
    server.middlewares.use((request, response, next) => {
      if (request.headers['sec-fetch-dest'] === 'document') next();
      else void answer(request, response, next);
    });
  },
};
