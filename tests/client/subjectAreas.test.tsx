import { renderHook, waitFor } from '@testing-library/react';
import type { AppServices } from '@tuanbao/app/client/createServices.ts';
import { useSubjectAreas } from '@tuanbao/app/client/data/useSubjectAreas.ts';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import { frozenClock } from '@tuanbao/library/domain/calendar/clock';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { employerLiability } from '@tuanbao/library/samples/products';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';

import { servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const path = '/api/getConstructionAreaCode';
const site: ProductDefinition = {
  ...employerLiability,
  id: '80138',
  features: { ...employerLiability.features, construction: true },
};
const sold = [
  { code: 440000, name: '广东省', parentId: 0 },
  { code: 440300, name: '深圳市', parentId: 440000 },
  { code: 110000, name: '北京市', parentId: 0 },
];

const server = serverOfTests();

beforeEach(() => {
  window.localStorage.clear();
  server.on(path, success(sold));
  server.on('/api/getAreaCode', success([310000]));
});

/** Renders the hook on a new page. @param at instant that the clock shows */
function visit(product: ProductDefinition, at = '2026-11-20T02:00:00Z') {
  const services: AppServices = servicesFor(server.url, { clock: frozenClock(at) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider services={services}>
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    </ServicesProvider>
  );
  return renderHook(() => useSubjectAreas(product), { wrapper }).result;
}

it('are the cities where a product covers sites, and whole provinces of which no city is named', async () => {
  const areas = visit(site);
  expect(areas.current).toEqual(site.areaCodes);
  await waitFor(() => expect(areas.current).toEqual([440300, 110000]));
});

it('are kept on the device for a day', async () => {
  const first = visit(site);
  await waitFor(() => expect(first.current).toHaveLength(2));

  expect(visit(site, '2026-11-21T01:59:59Z').current).toEqual([440300, 110000]);
  expect(server.callsTo(path)).toHaveLength(1);

  visit(site, '2026-11-21T02:00:00Z');
  await waitFor(() => expect(server.callsTo(path)).toHaveLength(2));
});

it('are loaded again if the stored data are damaged', async () => {
  window.localStorage.setItem('tuanbao.constructionArea.80138', '{"codes":["x"],"until":9e15}');
  const areas = visit(site);
  await waitFor(() => expect(areas.current).toEqual([440300, 110000]));
});

it('are the regions in which the product is sold, for all subjects except sites', async () => {
  const areas = visit(employerLiability);
  await waitFor(() => expect(areas.current).toEqual([310000]));
  expect(server.callsTo(path)).toEqual([]);
});
