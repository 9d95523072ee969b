import { savedDraftCodec } from '@tuanbao/app/contract/savedDrafts';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import occupations from '../../../app/catalogue/occupations.json' with { type: 'json' };
import { agent } from './renderApp.tsx';
import { type ScriptedServer, success } from './scriptedServer.ts';

/**
 * Sets the server's responses for opening the writing screen and the quotation screen of a product. An agent is signed
 * in.
 */
export function answerWriting(server: ScriptedServer, product: ProductDefinition): void {
  server.on('/api/user/getUserInfo', success(agent));
  server.on(`/api/insuranceChoose/${product.id}`, success(product));
  server.on('/api/getGroupProfessionByProductId', success(occupations));
  server.on('/api/getAreaCode', success([]));
  for (const year of ['2026', '2027']) {
    server.on(
      `/api/main/getInsureDayLimit/${year}`,
      success({ earliest: '2026-11-21', latest: '2027-01-19', closedDays: [] }),
    );
  }
  server.on(draftSearch, success({ total: 0, list: [] }));
}

/** Path of the call that searches unfinished drafts. */
export const draftSearch = '/api/tmpOrder/queryTmpOrderByCondition';

/** Path of the call that saves a draft. */
export const saves = '/api/tmpOrder/submitTmpOrder';

/**
 * Sets the server's responses for an agent who has one draft of the product: `d1` in version 3. The server accepts
 * saves of this draft.
 */
export function answerSavedDraft(server: ScriptedServer, draft: OrderDraft): void {
  const saved = { id: 'd1', version: 3, savedAt: '2026-11-20T01:30:00.000Z', draft };
  server.on('/api/tmpOrder/getTmpOrderInfo/d1', success(savedDraftCodec.toWire(saved)));
  server.on(saves, success({ id: 'd1', version: 4, savedAt: '2026-11-20T02:00:00.000Z' }));
}
