import { screen } from '@testing-library/react';
import { emptyVehicle, type Vehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { VehicleForm } from '@tuanbao/library/widgets/VehicleForm';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

function renderForm() {
  const onChange = vi.fn<(next: Vehicle) => void>();
  const view = renderInChinese(
    <VehicleForm
      value={emptyVehicle}
      details={['truck:under2t', 'special:four']}
      upload={takeFile}
      onChange={onChange}
    />,
  );
  return { ...view, onChange };
}

it('offers the kinds of the tariff and no others, with their insurance terms', async () => {
  const { user, onChange } = renderForm();
  const kinds = screen.getByRole<HTMLSelectElement>('combobox', { name: /车型/ });
  expect([...kinds.options].filter(({ value }) => value !== '').map(({ value }) => value)).toEqual([
    'truck:under2t',
    'special:four',
  ]);
  await user.selectOptions(kinds, '特种车四');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyVehicle, detail: 'special:four' });
});

it('normalises plate and frame number for storage', async () => {
  const { user, onChange } = renderForm();
  await user.type(screen.getByRole('textbox', { name: '车牌号' }), '粤b 12345');
  await user.tab();
  await user.type(screen.getByRole('textbox', { name: '车架号' }), '1m8gdm9axkp042788');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({
    ...emptyVehicle,
    licencePlate: '粤B12345',
    frameNo: '1M8GDM9AXKP042788',
  });
});
