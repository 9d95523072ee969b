import type { Port } from '../stranger/port.ts';
import type { TestApp } from './testApp.ts';

const origin = 'http://localhost:80';

/**
 * Connects the stranger to a server in memory. The stranger is the test client that knows only the specification.
 * Requests and responses have the same bytes as over a network.
 */
export function strangerPortOf(server: TestApp): Port {
  return {
    origin,
    partnerOrigin: 'http://partner.localhost:80',
    async send(url, init) {
      const request = new Request(url, init);
      const { protocol, host, pathname, search } = new URL(url);
      if (host === 'cashier.localhost') {
        const outcome = new URLSearchParams(await request.text()).get('outcome');
        const { status, body } = await server.payAt(url, outcome as 'paid');
        return new Response(body, { status });
      }
      const answer = await server.app.inject({
        method: request.method as 'GET' | 'POST',
        url: pathname + search,
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { ...Object.fromEntries(request.headers), host, 'x-forwarded-proto': protocol.slice(0, -1) },
      });
      const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
      );
      const isEmpty = [204, 304].includes(answer.statusCode);
      return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
    },
    settle: () => server.runDueJobs(),
  };
}
