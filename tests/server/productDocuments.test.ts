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
    expect(document?.name, id).toMatch(/条款（示例）$/);
    const text = await textAt(document?.url ?? '');
    expect(text).toContain('责任免除');
    for (const { name, clauses } of plans)
      for (const said of [name, ...clauses.map((clause) => clause.name)]) expect(text, id).toContain(said);
  }
});

test('the definition that an agent gets leads to them', async () => {
  const agent = await server.signIn();
  const { documents } = await agent.ask(productDefinition, { productId: '80140' });
  expect(documents).toEqual([{ name: '雇主责任保险条款（示例）', url: '/productDocuments/80140/1/clauses.pdf' }]);
});

test.each([
  '/productDocuments/80140/2/clauses.pdf',
  '/productDocuments/1/1/clauses.pdf',
  '/productDocuments/80140/x/clauses.pdf',
])('there is nothing at %s', async (url) => {
  expect(await get(url)).toMatchObject({ statusCode: 404 });
});
