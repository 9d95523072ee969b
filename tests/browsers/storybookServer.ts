import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

import { noteErrors } from './pageErrors.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A built Storybook that is served on this machine. */
export interface StorybookServer {
  readonly url: string;
  readonly stop: () => void;
}

/** Serves a built Storybook on a free port. In each page, the recording of errors starts before any other script. */
export async function serveStorybook(folder: string): Promise<StorybookServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const type = types[extname(path)] ?? 'application/octet-stream';
    try {
      const content = readFileSync(join(folder, path));
      const listened = () =>
        content.toString().replace('<head>', `<head><script>(${noteErrors.toString()})()</script>`);
      response.setHeader('content-type', type).end(extname(path) === '.html' ? listened() : content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
