import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import type { FirstAsk } from '../../contract/firstScreen.ts';
import { firstAsks } from '../../contract/firstScreen.ts';

/** First requests of the page at an address; null where it has none, or none that follows from the path alone. */
export const firstAsksOf = (url: string): readonly FirstAsk[] | null =>
  ownValue(firstAsks, url.split('?', 1)[0] ?? '') ?? null;

/** Where the page will ask, by GET. */
export function addressOf({ call, request }: FirstAsk): string {
  const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? call.path : `${call.path}?${query.toString()}`;
}

/**
 * The `Link` header of a page that brings no answers: the browser asks while the program is still on its way. The client
 * sends its session along; an answer fetched without would not be taken for the same.
 */
export const askingAhead = (asks: readonly FirstAsk[]): string =>
  asks.map((ask) => `<${addressOf(ask)}>; rel=preload; as=fetch; crossorigin=use-credentials`).join(', ');
