import type { Plugin } from 'vite';

/** Without a server behind it, `vite --mode mock` answers each call with the example of its document (specification §7). */
export const mockServer: Plugin = {
  name: 'mock-server',
  apply: (_, { mode }) => mode === 'mock',
  // the contract and the rules that it knows are read as sources
  config: () => ({
    ssr: { noExternal: [/^@tuanbao\//], resolve: { conditions: ['tuanbao-source', 'module', 'node'] } },
  }),
  configureServer({ middlewares, ssrLoadModule }) {
    middlewares.use((request, response, next) => {
      if (request.headers['sec-fetch-dest'] === 'document') return next();
      const answer = async () => {
        const { mockAnswer } = (await ssrLoadModule('/mock/mockAnswer.ts')) as typeof import('./mockAnswer.ts');
        const { pathname } = new URL(request.url ?? '/', 'http://mock');
        const envelope = mockAnswer(request.method ?? 'GET', pathname);
        if (envelope === null) return next();
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
        return response.end(JSON.stringify(envelope));
      };
      return void answer().catch(next);
    });
  },
};
