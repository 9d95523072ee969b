import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import type { FirstAsk } from '../../contract/firstScreen.ts';
import { firstAsks } from '../../contract/firstScreen.ts';

/**
 * The first requests of the page at this address. Null when the page sends no requests at first, or when they depend on
 * more than the path.
 */
export const firstAsksOf = (url: string): readonly FirstAsk[] | null =>
  ownValue(firstAsks, url.split('?', 1)[0] ?? '') ?? null;

/** Address of one of the first requests of a page. It is sent as a GET request. */
export function addressOf({ call, request }: FirstAsk): string {
  const wire = call.request.toWire(request) as object;
  const query = new URLSearchParams(Object.entries(wire).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? call.path : `${call.path}?${query.toString()}`;
}

/**
 * Header `Link` of a page into which no responses were inserted. It makes the browser send the first requests while it
 * still loads the scripts. The requests include the session, because the requests of the client match a preload only if
 * both have the same credentials.
 */
export const askingAhead = (asks: readonly FirstAsk[]): string =>
  asks.map((ask) => `<${addressOf(ask)}>; rel=preload; as=fetch; crossorigin=use-credentials`).join(', ');
