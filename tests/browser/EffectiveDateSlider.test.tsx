import { screen } from '@testing-library/react';
import { EffectiveDateSlider } from '@tuanbao/library/widgets/EndorsementPremium';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { press, show } from './onPage.tsx';

function Chosen() {
  const [day, choose] = useState('2026-12-01');
  return <EffectiveDateSlider earliest="2026-11-21" latest="2027-11-30" value={day} onChange={choose} />;
}

const said = () => screen.getByRole('slider', { name: /^拖动查看不同生效日期的保费/ }).getAttribute('aria-valuetext');

it.each([
  ['{ArrowRight}', '2026-12-02 零时生效'],
  ['{ArrowLeft}{ArrowLeft}', '2026-11-29 零时生效'],
  ['{Home}', '2026-11-21 零时生效'],
  ['{End}', '2027-11-30 零时生效'],
  ['{End}{ArrowRight}', '2027-11-30 零时生效'],
])('%s chooses the day: %s', async (keys, expected) => {
  show(<Chosen />);
  await press(`{Tab}${keys}`);

  expect(said()).toBe(expected);
});

it('moves by weeks instead of days with the page keys', async () => {
  show(<Chosen />);
  await press('{Tab}{Home}{PageUp}');

  expect(said()).not.toBe('2026-11-22 零时生效');
  expect(said()).not.toBe('2026-11-21 零时生效');
});

it('a day outside of the cover is shown at its beginning', () => {
  show(<EffectiveDateSlider earliest="2026-11-21" latest="2027-11-30" value="2030-01-01" onChange={() => undefined} />);

  expect(said()).toBe('2026-11-21 零时生效');
});
