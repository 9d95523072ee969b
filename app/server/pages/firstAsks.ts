import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import type { FirstAsk } from '../../contract/firstScreen.ts';
import { firstAsks } from '../../contract/firstScreen.ts';

/**
 * The first requests of the page at an address. Null when there are none, or when they depend on more than the path.
 */
export const firstAsksOf = (url: string): readonly FirstAsk[] | null =>
  ownValue(firstAsks, url.split('?', 1)[0] ?? '') ?? null;

/** Address of a first request; it is a GET request. */
export function addressOf({ call, request }: FirstAsk): string {
  const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? call.path : `${call.path}?${query.toString()}`;
}

/**
 * The `Link` header of a page that includes no responses. With it the browser sends the first requests while the
 * scripts still load. They are sent with the session, because the client's own requests match only preloads with the
 * same credentials.
 */
export const askingAhead = (asks: readonly FirstAsk[]): string =>
  asks.map((ask) => `<${addressOf(ask)}>; rel=preload; as=fetch; crossorigin=use-credentials`).join(', ');
