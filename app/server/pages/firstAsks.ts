import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import type { FirstAsk } from '../../contract/firstScreen.ts';
import { firstAsks } from '../../contract/firstScreen.ts';
import { orderDetail } from '../../contract/orders.ts';
import { escaped } from '../platform/http/html.ts';
import { pathOf } from './pageAddress.ts';

/** Path of the page of an order. The page is addressed by the number of the order or the uuid of its policy. */
const orderPage = /^\/orderDetail(?:Uuid)?\/([\w-]+)$/;

/**
 * Returns the first requests that a page names for the browser if it can't include their responses. The request of an
 * order's page isn't among them, because it is refused without a session. Empty if `firstAsks` has no entry for the
 * path.
 */
export const namedAsksOf = (url: string): readonly FirstAsk[] => ownValue(firstAsks, pathOf(url)) ?? [];

/** Returns the first requests of the page at this address, except the requests for the time and the user. */
export function firstAsksOf(url: string): readonly FirstAsk[] {
  const [, orderSn] = orderPage.exec(pathOf(url)) ?? [];
  return orderSn === undefined ? namedAsksOf(url) : [{ call: orderDetail, request: { orderSn, personView: 'none' } }];
}

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
