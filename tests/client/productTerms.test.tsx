import { cleanup, screen } from '@testing-library/react';
import '@tuanbao/app/client/routes/product.tsx';
import { employerLiabilityListing } from '@tuanbao/library/samples/products';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { employerLiabilityGuide } from '../../stories/fixtures/productGuides.ts';
import { answerWriting } from './support/answerWriting.ts';
import { renderApp, servicesFor } from './support/renderApp.tsx';
import { ScriptedServer, success } from './support/scriptedServer.ts';

const product = catalogue.employerLiability;

let server: ScriptedServer;
beforeEach(async () => {
  server = await new ScriptedServer().start();
  answerWriting(server, product);
  server.on(`/api/own/products/${product.id}/guide`, success(employerLiabilityGuide));
  server.on('/api/getEffectiveProductList', success([{ ...employerLiabilityListing, id: product.id }]));
});
afterEach(async () => {
  cleanup();
  await server.stop();
});

it.each([
  [{ areaCodes: [110000, 310000, 440300] }, '销售地区', '北京市、上海市、广东省深圳市'],
  [
    { age: { ...product.age, bySex: { male: { min: 16, max: 65 }, female: { min: 16, max: 60 } } } },
    '承保年龄',
    '男 16-65 周岁、女 16-60 周岁',
  ],
  [{ age: { ...product.age, on: 'orderCreation' as const } }, '承保年龄', '16-65 周岁（按下单日计算）'],
  [{ personIdTypes: ['idCard', 'passport'] as const }, '证件类型', '身份证、护照'],
])('the page of a product with %j tells its %s: %s', async (terms, term, description) => {
  server.on(`/api/insuranceChoose/${product.id}`, success({ ...product, ...terms }));
  renderApp(servicesFor(server.url), `/product/${product.id}`);

  expect(await screen.findByText(description)).toBeVisible();
  expect(screen.getByText(term)).toBeVisible();
});
