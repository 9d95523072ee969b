import { renderHook } from '@testing-library/react';
import { useDifferenceText } from '@tuanbao/app/client/drafts/useDifferenceText.ts';
import { draftDifference } from '@tuanbao/library/domain/order/draftDifference';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { car, furtherVehicles } from '@tuanbao/library/samples/subjects';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it } from 'vitest';

import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';

it('two versions of a draft differ in a further vehicle by its number, its field and the words of the choices', () => {
  const [van, lorry] = furtherVehicles(2);
  const draft = completeDraft(catalogue.vehicle);
  const mine: OrderDraft = { ...draft, vehicle: { ...car, others: [van!] } };
  const theirs: OrderDraft = {
    ...draft,
    vehicle: { ...car, others: [{ ...van!, useAttribute: 'commercial' }, lorry!] },
  };
  const { result } = renderHook(() => useDifferenceText(catalogue.vehicle, [mine, theirs]), {
    wrapper: ({ children }) => <I18nProvider locale="zh-CN">{children}</I18nProvider>,
  });
  const texts = draftDifference(mine, theirs).fields.map(result.current);

  expect(texts[0]).toMatchObject({ name: '第 2 辆车：使用性质', mine: '非营业', theirs: '营业' });
  expect(texts).toContainEqual(
    expect.objectContaining({ name: '第 3 辆车：车牌号', mine: '未填写', theirs: lorry!.licencePlate }),
  );
  expect(texts).toContainEqual(expect.objectContaining({ name: '第 3 辆车：车型', theirs: '客车' }));
});
