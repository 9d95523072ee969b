import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import occupations from '../../../app/catalogue/occupations.json' with { type: 'json' };
import { agent } from './renderApp.tsx';
import { type ScriptedServer, success } from './scriptedServer.ts';

/** Answers what the writing and quotation screens ask of a product as they open, to an agent who is signed in. */
export function answerWriting(server: ScriptedServer, product: ProductDefinition): void {
  server.on('/api/user/getUserInfo', success(agent));
  server.on(`/api/insuranceChoose/${product.id}`, success(product));
  server.on('/api/getGroupProfessionByProductId', success(occupations));
  server.on('/api/getAreaCode', success([]));
  server.on(
    '/api/main/getInsureDayLimit/2026',
    success({ earliest: '2026-11-21', latest: '2027-01-19', closedDays: [] }),
  );
}
