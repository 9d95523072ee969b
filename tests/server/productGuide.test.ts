import { afterAll, beforeAll, expect, test } from 'vitest';

import { catalogueTexts } from '../../app/contract/catalogueTexts.ts';
import { productGuide } from '../../app/contract/productGuide.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
});
afterAll(() => server.close());

test('every product on sale has texts in both languages, a step for each of the five steps of a claim', async () => {
  const agent = await server.signIn();
  const onSale = server.services.catalogue.products.filter(({ jump }) => jump.kind === 'native');
  for (const { id, plans } of onSale) {
    const names = new Set(plans.flatMap(({ clauses }) => clauses.map(({ name }) => name)));
    for (const language of ['zh', 'en'] as const) {
      const guide = await agent.ask(productGuide, { productId: id, language });
      expect(new Set(guide.covers.map(({ clause }) => clause))).toEqual(names);
      expect(guide.claims).toHaveLength(5);
      const texts = [...guide.exclusions, ...guide.notices, ...guide.covers.map(({ text }) => text)];
      expect(texts.filter((text) => /\p{Script=Han}/u.test(text) !== (language === 'zh'))).toEqual([]);
    }
  }
});

test('the clauses as PDF exclude what the page excludes', async () => {
  const agent = await server.signIn();
  const guide = await agent.ask(productGuide, { productId: '80140', language: 'zh' });
  const answer = await server.app.inject({ method: 'GET', url: '/productDocuments/80140/1/clauses.pdf' });
  const text = await pdfTextOf(new Blob([new Uint8Array(answer.rawPayload)], { type: 'application/pdf' }));
  const unbroken = text.replaceAll(/\s+/g, '');
  expect(guide.exclusions.filter((exclusion) => !unbroken.includes(exclusion.replaceAll(' ', '')))).toEqual([]);
  expect(guide.clauses.articles.map(({ title }) => title)).toContain('责任免除');
});

test('only the product with the 24-hour extension speaks of it in its exclusions', async () => {
  const agent = await server.signIn();
  const excluded = async (productId: string) =>
    (await agent.ask(productGuide, { productId, language: 'zh' })).exclusions.filter((text) =>
      text.includes('24 小时意外扩展'),
    );
  expect(await excluded('80140')).toHaveLength(1);
  expect(await excluded('331')).toEqual([]);
});

test.each(['99001', 'nothing'])('there are no texts about %s, which is not sold here', async (productId) => {
  const agent = await server.signIn();
  await expect(agent.ask(productGuide, { productId, language: 'zh' })).rejects.toThrow('900404');
});

test('the texts of the catalogue have their English, also for a user who has not signed in', async () => {
  const texts = await server.anonymous.ask(catalogueTexts, { language: 'en' });
  expect(texts).toContainEqual({ text: '误工费用', translation: 'Loss of earnings' });
  expect(texts.filter(({ translation }) => /\p{Script=Han}/u.test(translation))).toEqual([]);
});
