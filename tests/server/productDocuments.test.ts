import { afterAll, beforeAll, expect, test } from 'vitest';

import { productDefinition } from '../../app/contract/products.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });
const textAt = async (url: string) => {
  const answer = await get(url);
  expect(answer).toMatchObject({ statusCode: 200 });
  return pdfTextOf(new Blob([new Uint8Array(answer.rawPayload)], { type: 'application/pdf' }));
};

test('every product on sale has clauses, which anybody can open', async () => {
  for (const { id, plans, documents } of server.services.catalogue.products.filter(
    ({ jump }) => jump.kind === 'native',
  )) {
    const [document] = documents;
    expect(`${id} ${document?.name}`).toMatch(/条款（示例）$/);
    const text = await textAt(document?.url ?? '');
    const words = plans.flatMap(({ name, clauses }) => [name, ...clauses.map((clause) => clause.name)]);
    const missing = ['责任免除', ...words].filter((word) => !text.includes(word));
    expect({ id, missing }).toEqual({ id, missing: [] });
  }
});

test('the definition that an agent gets links to them', async () => {
  const agent = await server.signIn();
  const { documents } = await agent.ask(productDefinition, { productId: '80140' });
  expect(documents).toEqual([
    { name: '雇主责任保险条款（示例）', kind: 'clauses', url: '/productDocuments/80140/1/clauses.pdf' },
  ]);
});

test.each([
  '/productDocuments/80140/2/clauses.pdf',
  '/productDocuments/1/1/clauses.pdf',
  '/productDocuments/80140/x/clauses.pdf',
])('there is nothing at %s', async (url) => {
  expect(await get(url)).toMatchObject({ statusCode: 404 });
});
