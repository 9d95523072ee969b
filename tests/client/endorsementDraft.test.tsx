import { act, renderHook, waitFor } from '@testing-library/react';
import { useEndorsementDraft } from '@tuanbao/app/client/endorsements/useEndorsementDraft.ts';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import type { EndorsementSettings } from '@tuanbao/app/contract/endorsementRules';
import { calcConservationPremium } from '@tuanbao/app/contract/endorsements';
import { defaultEndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import { expect, it } from 'vitest';

import { endorsementDraft } from './support/answerEndorsing.ts';
import { servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();

const settings: EndorsementSettings = {
  policyUuid: 'p1',
  policySn: 'P1',
  productId: '80140',
  productName: '安业雇主责任保险',
  groupName: '青禾机械制造有限公司',
  startDate: '2026-12-01',
  endDate: '2027-11-30',
  earliestEffectiveDate: '2026-12-01',
  latestEffectiveDate: '2027-11-30',
  heads: 5,
  rosterVersion: 0,
  payWays: ['online'],
  schemes: [],
  rule: defaultEndorsementRule,
};

const priced = success(
  calcConservationPremium.response.toWire({ lines: [], netFen: 2000, settlement: 'pay', mark: 'aaaa' }),
);

async function withTrial() {
  const services = servicesFor(server.url);
  const { result } = renderHook(() => useEndorsementDraft(settings, endorsementDraft), {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  });
  await waitFor(() => expect(result.current.currentTrial?.netFen).toBe(2000));
  return result;
}

it('has no trial premium of changes whose request failed', async () => {
  server.on('/api/conservation/calcPremium', priced, refusal('006004', '系统繁忙，请稍后重试'));
  const draft = await withTrial();
  act(() => draft.current.change(endorsementDraft.request.changes.slice(0, 1)));
  expect(draft.current).toMatchObject({ isTrialPending: true, currentTrial: null });
  await waitFor(() => expect(draft.current.isTrialPending).toBe(false));

  expect(draft.current.currentTrial).toBeNull();
  expect(draft.current.trial.error).toMatchObject({ kind: 'refused' });
});

it('has no trial premium, and awaits none, while the effective date is empty', async () => {
  server.on('/api/conservation/calcPremium', priced);
  const draft = await withTrial();
  act(() => draft.current.chooseDate(''));

  await waitFor(() => expect(draft.current).toMatchObject({ isTrialPending: false, currentTrial: null }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(draft.current).toMatchObject({ isTrialPending: false, currentTrial: null });
  expect(server.callsTo('/api/conservation/calcPremium')).toHaveLength(1);
});
