import { screen } from '@testing-library/react';
import { house } from '@tuanbao/library/samples/subjects';
import { HouseForm } from '@tuanbao/library/widgets/HouseForm';
import { expect, it } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

const nothing = () => undefined;

it.each([
  [500, '按 500 ㎡ 及以下档计费'],
  [500.01, '按 500 ㎡ 以上档计费'],
])('%s square metres: %s', (areaSquareMetres, words) => {
  renderInChinese(<HouseForm value={{ ...house, areaSquareMetres }} onChange={nothing} />);
  expect(screen.getByText(words)).toBeVisible();
});

it('asks for the address only where the product does', () => {
  const { rerender } = renderInChinese(<HouseForm value={house} onChange={nothing} />);
  expect(screen.getByRole('textbox', { name: '房屋详细地址' })).not.toBeRequired();
  rerender(<HouseForm isAddressRequired value={house} onChange={nothing} />);
  expect(screen.getByRole('textbox', { name: '房屋详细地址' })).toBeRequired();
});
