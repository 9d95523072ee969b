import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import type { FirstAsk } from '../../contract/firstScreen.ts';
import { firstAsks } from '../../contract/firstScreen.ts';
import { escaped } from '../platform/http/html.ts';

/**
 * Returns the first requests of the page at this address, except the requests for the time and the user. Empty if
 * `firstAsks` has no entry for the path.
 */
export const firstAsksOf = (url: string): readonly FirstAsk[] => ownValue(firstAsks, url.split('?', 1)[0] ?? '') ?? [];

/** Address of one of the first requests of a page. The client sends this request as GET. */
export function addressOf({ call, request }: FirstAsk): string {
  const wire = call.request.toWire(request) as object;
  const query = new URLSearchParams(Object.entries(wire).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? call.path : `${call.path}?${query.toString()}`;
}

/**
 * Header `Link` of a page that is sent without the responses to its first requests. Because of this header, the browser
 * sends the requests while it still loads the scripts. The requests include the session, because the requests of the
 * client match a preload only if both have the same credentials.
 */
export const askingAhead = (asks: readonly FirstAsk[]): string =>
  asks.map((ask) => `<${addressOf(ask)}>; rel=preload; as=fetch; crossorigin=use-credentials`).join(', ');

/** Elements with the effect of the header `askingAhead`, for a page whose headers have already been sent. */
export const askingAheadInPage = (asks: readonly FirstAsk[]): string =>
  asks
    .map((ask) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escaped(addressOf(ask))}">`)
    .join('');
