import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  conservationPolicyList,
  conservationStatusNum,
  type EndorsementQuery,
} from '../../app/contract/endorsementLists.ts';
import { saveEndorsementDraft } from '../../app/contract/endorsementOwnCalls.ts';
import {
  add,
  coverStart,
  type EndorsedPolicyFixture,
  requestOfChanges,
  startWithPolicy,
} from '../setup/endorsedPolicy.ts';
import type { TestApp } from '../setup/testApp.ts';
import { answerOf } from '../setup/testClient.ts';

const wholePage = { keyword: '', policyUuid: '', from: '', until: '', page: 1, pageSize: 10, states: [], group: null };

describe('the list of endorsements', () => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  beforeAll(async () => {
    ({ server, policy } = await startWithPolicy());
  });
  afterAll(() => server.close());

  const draftFrom = async (effectiveDate: string, heads: number) => {
    const changes = Array.from({ length: heads }, (_, at) => add(at + 1));
    const request = requestOfChanges(changes, effectiveDate);
    const toSave = { uuid: '', version: 0, policyUuid: policy.policyUuid, request };
    return (await answerOf(policy.agent, saveEndorsementDraft, toSave)).conservationUuid;
  };
  const listed = async (query: Partial<EndorsementQuery>) => {
    const { endorsements } = await answerOf(policy.agent, conservationPolicyList, { ...wholePage, ...query });
    return endorsements.map(({ uuid }) => uuid);
  };

  test('is sorted by start and by effective date, in both directions; a draft without a date is last', async () => {
    const late = await draftFrom('2027-03-01', 1);
    const undated = await draftFrom('', 2);
    const early = await draftFrom(coverStart, 3);

    expect(await listed({})).toEqual([early, undated, late]);
    expect(await listed({ sort: { by: 'begun', direction: 'ascending' } })).toEqual([late, undated, early]);
    expect(await listed({ sort: { by: 'effective', direction: 'ascending' } })).toEqual([early, late, undated]);
    expect(await listed({ sort: { by: 'effective', direction: 'descending' } })).toEqual([late, early, undated]);
    expect(await listed({ sort: { by: 'begun', direction: 'ascending' }, page: 2, pageSize: 2 })).toEqual([early]);
    // Drafts have no amount yet, so all amounts are equal. Endorsements with equal amounts are sorted by start, the
    // newest first.
    expect(await listed({ sort: { by: 'net', direction: 'ascending' } })).toEqual([early, undated, late]);
  });

  test('and its numbers of each group are limited to products', async () => {
    const all = await listed({});
    const { id: productId } = policy.product;
    expect(await listed({ productIds: [productId] })).toEqual(all);
    expect(await listed({ productIds: ['80210', productId] })).toEqual(all);
    expect(await listed({ productIds: ['80210'] })).toEqual([]);
    expect(await listed({ productIds: [] })).toEqual([]);

    const { page: _page, pageSize: _size, states: _states, group: _group, ...filter } = wholePage;
    const numbers = async (productIds: readonly string[]) =>
      (await answerOf(policy.agent, conservationStatusNum, { ...filter, productIds })).states;
    expect(await numbers([productId])).toEqual({ temporary: all.length });
    expect(await numbers(['80210'])).toEqual({});
  });
});
