import { screen, waitFor } from '@testing-library/react';
import '@tuanbao/app/client/routes/entry.tsx';
import '@tuanbao/app/client/routes/product.tsx';
import '@tuanbao/app/client/routes/write.tsx';
import { productSummaryOf } from '@tuanbao/library/domain/rating/productSummaryOf';
import { beforeEach, expect, it } from 'vitest';

import english from '../../app/catalogue/english.json' with { type: 'json' };
import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { answerWriting } from './support/answerWriting.ts';
import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const product = catalogue.employerLiability;
const server = serverOfTests();

const guide = {
  covers: product.plans[0]?.clauses.map(({ name }) => ({ clause: name, text: 'Cover.', terms: [] })) ?? [],
  exclusions: ['War.'],
  notices: ['Truth.'],
  claims: [],
  clauses: { name: '雇主责任保险', articles: [] },
};

beforeEach(() => {
  localStorage.setItem('tuanbao.locale', 'en-US');
  answerWriting(server, product);
  server.on(
    '/api/own/catalogueTexts',
    success(Object.entries(english).map(([text, translation]) => ({ text, translation }))),
  );
  server.on('/api/getEffectiveProductList', success(Object.values(catalogue).map(productSummaryOf)));
  server.on(`/api/own/products/${product.id}/guide`, success(guide));
});

/**
 * Returns the texts of the page that contain Chinese characters. Three kinds are left out: the name of the agent, parts
 * that are marked as Chinese, and names of occupations, which come from the national list.
 */
const chineseTexts = (): readonly string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('[lang|=zh], script, style')) texts.push(node.nodeValue ?? '');
  }
  const allowed = [agent.userName, agent.userName.slice(0, 1), product.occupation.first?.name];
  return texts.filter((text) => /\p{Script=Han}/u.test(text) && !allowed.includes(text.trim()));
};

it.each([
  ['the product list', '/entry'],
  ['the page of a product', `/product/${product.id}`],
  ['the writing screen', `/write/${product.id}`],
])('%s has no Chinese text', async (_name, address) => {
  renderApp(servicesFor(server.url), address);

  await screen.findAllByText(/Anye employer’s liability insurance/, {}, { timeout: 20_000 });
  await waitFor(() => expect(chineseTexts()).toEqual([]), { timeout: 5000 });
});
