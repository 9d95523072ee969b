import { expectThat, type Fields, firstOf, listOf, objectOf, textOf } from './fields.ts';
import { needed, type Stage } from './stage.ts';

/**
 * Checks quotations (specification 001 §7). A quotation is saved with a call of our own, because the specification
 * names only the calls that list and delete quotations.
 */
export async function quotationPart({ book, agent }: Stage, order: Fields | undefined): Promise<void> {
  const id = await book.check('a saved quotation', async () =>
    textOf('the quotation', await agent.post('/api/own/quotations', needed('priced draft', order)), 'id'),
  );
  await book.check('GET /api/quoted/getAllCompany', async () => {
    needed('quotation', id);
    firstOf('the insurers', await agent.get('/api/quoted/getAllCompany'));
  });
  const list = async () => {
    const page = await agent.get('/api/quoted/getProductList', { pageIndex: '1', pageSize: '4' });
    return listOf('the quotations', objectOf('the page', page)['list']).map((row) => objectOf('a row', row)['id']);
  };
  await book.check('GET /api/quoted/getProductList', async () => {
    expectThat((await list()).includes(needed('quotation', id)), 'the quotation is not in the list');
  });
  await book.check('GET /api/quoted/deleteQuotedPrice', async () => {
    await agent.get('/api/quoted/deleteQuotedPrice', { id: needed('quotation', id) });
    expectThat(!(await list()).includes(id), 'the deleted quotation is still in the list');
  });
}
