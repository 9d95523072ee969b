import { expectFields, expectThat, firstOf, listOf, objectOf, textOf } from './fields.ts';
import { clerk, employerProduct } from './payloads.ts';
import type { Stage } from './stage.ts';

const construction = '80137';

/** Checks the lists of products, insurers, product lines and tags. */
async function lists({ book, agent }: Stage): Promise<void> {
  await book.check('GET /api/getEffectiveProductList', async () => {
    const all = listOf('the products', await agent.get('/api/getEffectiveProductList', { keyword: '' }));
    const found = listOf('the found ones', await agent.get('/api/getEffectiveProductList', { keyword: '雇主' }));
    expectThat(found.length > 0 && found.length < all.length, 'the keyword finds nothing, or everything');
  });
  const get = (path: string) =>
    book.check(`GET ${path}`, async () => {
      expectThat(listOf(path, await agent.get(path)).length > 0, `${path} is empty`);
    });
  await get('/api/main/getAllCompany');
  await get('/api/getAllGroupProductFilterTag');
  await get('/api/main/queryInsuranceTypeList');
  await get('/api/conservation/pc/getSupportPcConservationProductList');
  await book.check('POST /api/main/queryInsuranceTypeList', async () => {
    listOf('the product lines', await agent.post('/api/main/queryInsuranceTypeList', {}));
  });
}

/** Checks that the lists of regions have the fields code, name and parentId (specification 001 §3). */
async function regionCalls({ book, agent }: Stage): Promise<void> {
  const region = { code: 'number', name: 'text', parentId: 'number' } as const;
  await book.check('GET /api/getAreaCode', async () => {
    listOf('the areas', await agent.get('/api/getAreaCode', { productId: employerProduct }));
  });
  const regions = (path: string, productId: string) =>
    book.check(`GET ${path}`, async () => {
      expectFields('a region', firstOf(path, await agent.get(path, { productId })), region);
    });
  await regions('/api/getConstructionAreaCode', construction);
  await regions('/api/getBankAreaList', employerProduct);
}

/** Checks the data and requirements of a product. */
async function ofProduct({ book, agent }: Stage): Promise<void> {
  const productId = employerProduct;
  await book.check('GET /api/insuranceChoose/{productId}', async () => {
    objectOf('the product', await agent.get(`/api/insuranceChoose/${productId}`));
  });
  await book.check('discount tiers', async () => {
    const { discountTiers } = objectOf('the product', await agent.get(`/api/insuranceChoose/${productId}`));
    expectFields('a discount tier', firstOf('discountTiers', discountTiers), {
      minN: 'number',
      maxN: 'any',
      dicount: 'code',
    });
  });
  await book.check('durations of 1-6 and 12 months', async () => {
    const { durations } = objectOf('the product', await agent.get(`/api/insuranceChoose/${productId}`));
    expectThat(JSON.stringify(durations) === '[1,2,3,4,5,6,12]', `the durations are ${JSON.stringify(durations)}`);
  });
  await book.check('GET /api/getGroupProfessionByProductId', async () => {
    const rows = listOf('the occupations', await agent.get('/api/getGroupProfessionByProductId', { productId }));
    expectThat(
      rows.some((row) => objectOf('an occupation', row)['code'] === clerk.code),
      `${clerk.code} is not among the occupations`,
    );
  });
  await book.check('default occupation 0001001 with expendNum 3', async () => {
    const rows = listOf('the occupations', await agent.get('/api/getGroupProfessionByProductId', { productId }));
    const row = rows.map((each) => objectOf('an occupation', each)).find(({ code }) => code === clerk.code);
    expectThat(row?.['name'] === clerk.des, `0001001 is called ${String(row?.['name'])}`);
    expectThat(row?.['expendNum'] === 3, `0001001 has expendNum ${String(row?.['expendNum'])}`);
  });
  await book.check('GET /api/main/getInsureDayLimit/{year}', async () => {
    objectOf('the day limit', await agent.get('/api/main/getInsureDayLimit/2026'));
  });
  await book.check('GET /api/getBankCodeList', async () => {
    firstOf('the banks', await agent.get('/api/getBankCodeList', { productId }));
  });
  await book.check('GET /api/product/getPremiumAndMissionConfig', async () => {
    objectOf('the configuration', await agent.get('/api/product/getPremiumAndMissionConfig', { productId }));
  });
  await book.check('GET /api/product/getProductDictionaryDTOList', async () => {
    firstOf('the dictionaries', await agent.get('/api/product/getProductDictionaryDTOList', { productId }));
  });
}

async function industries({ book, agent }: Stage): Promise<void> {
  await book.check('GET /api/getAllIndustries/{id}', async () => {
    const [top] = listOf('the industries', await agent.get('/api/getAllIndustries/0'));
    const code = textOf('an industry', top, 'code');
    firstOf('the industries below', await agent.get(`/api/getAllIndustries/${code}`));
  });
}

/** Checks products and reference data (specification 001 §7). */
export async function productPart(stage: Stage): Promise<void> {
  await lists(stage);
  await regionCalls(stage);
  await ofProduct(stage);
  await industries(stage);
}
