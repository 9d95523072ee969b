import { act, renderHook, waitFor } from '@testing-library/react';
import { DraftStore } from '@tuanbao/app/client/drafts/draftStore.ts';
import { useQuestion } from '@tuanbao/app/client/platform/query/useQuestion.ts';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import { orderState } from '@tuanbao/app/contract/ownCalls';
import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import { employerLiability } from '@tuanbao/library/samples/products';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { servicesFor } from './support/renderApp.tsx';
import { ScriptedServer, success } from './support/scriptedServer.ts';

describe('a scheme that has no price', () => {
  it('leaves the others theirs, and the total comes back with it', () => {
    const draft = completeDraft(employerLiability);
    const [scheme] = draft.schemes;
    const schemes = [scheme!, { ...scheme!, id: 'scheme-2', name: '方案二' }];
    const store = new DraftStore(
      {
        product: employerLiability,
        occupations: occupationTreeOf([]),
        today: '2026-11-20',
        startDays: { earliest: '2026-11-21', latest: '2027-01-19', closedDays: [] },
      },
      {
        ...draft,
        schemes,
        persons: draft.persons.map((person, at) => (at === 2 ? { ...person, schemeId: 'scheme-2' } : person)),
      },
    );
    const [alone, both] = [store.quote().schemes[0], store.quote().totalFen];
    expect(both).not.toBeNull();

    store.change({ schemes: [scheme!, { ...schemes[1]!, planCode: 'nowhere' }] });
    const partly = store.quote();
    expect(partly.schemes[0]).toEqual(alone);
    expect(partly.schemes[1]).toMatchObject({ status: 'unpriced' });
    expect(partly.totalFen).toBeNull();

    store.change({ schemes });
    expect(store.quote().totalFen).toBe(both);
  });
});

const pathOf = (orderSn: string) => `/api/own/orders/${orderSn}/state`;
const answer = (orderSn: string, status: number, until?: Promise<void>) => ({
  ...success({ orderSn, status }),
  ...(until ? { until } : {}),
});

describe('a late response', () => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await new ScriptedServer().start();
  });
  afterEach(() => server.stop());

  const around = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={servicesFor(server.url)}>{children}</ServicesProvider>
  );
  const asked = (orderSn: string) => server.callsTo(pathOf(orderSn)).length;
  it('does not overwrite the response to a newer request', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.on(pathOf('TB1'), answer('TB1', 55, promise));
    server.on(pathOf('TB2'), answer('TB2', 200));
    const { result, rerender } = renderHook(
      ({ orderSn }) => useQuestion(orderState, { orderSn }, { keepPreviousData: true }),
      { wrapper: around, initialProps: { orderSn: 'TB1' } },
    );
    await waitFor(() => expect(asked('TB1')).toBe(1));
    rerender({ orderSn: 'TB2' });
    await waitFor(() => expect(result.current.data).toEqual({ orderSn: 'TB2', status: 'insured' }));
    resolve();
    rerender({ orderSn: 'TB1' });
    await waitFor(() => expect(result.current.data).toEqual({ orderSn: 'TB1', status: 'awaitingPayment' }));
    rerender({ orderSn: 'TB2' });

    expect(result.current.data).toEqual({ orderSn: 'TB2', status: 'insured' });
  });

  it('does not overwrite a newer response to the same request', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.on(pathOf('TB3'), answer('TB3', 55, promise), answer('TB3', 200));
    const { result } = renderHook(() => useQuestion(orderState, { orderSn: 'TB3' }), { wrapper: around });
    await waitFor(() => expect(asked('TB3')).toBe(1));
    act(() => result.current.ask());
    await waitFor(() => expect(result.current.data?.status).toBe('insured'));
    resolve();
    await act(() => promise);
    await fetch(server.url + pathOf('TB3')); // When this response arrives, the server has also sent the late response.

    expect(result.current.data?.status).toBe('insured');
  });
});
