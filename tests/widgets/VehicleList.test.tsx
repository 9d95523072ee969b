import { screen, within } from '@testing-library/react';
import type { Vehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { car, furtherVehicles } from '@tuanbao/library/samples/subjects';
import { VehicleList, type VehicleListProps } from '@tuanbao/library/widgets/VehicleList';
import { type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { renderInChinese } from '../components/inChinese.tsx';

type Settings = Partial<Omit<VehicleListProps, 'onChange' | 'product' | 'value'>>;

/** Renders the list in a parent component that stores its value. */
function renderList(value: Vehicle, { upload = takeFile, ...settings }: Settings = {}) {
  const onChange = vi.fn<(next: Vehicle) => void>();
  function Kept(): ReactElement {
    const [kept, setKept] = useState(value);
    const change = (next: Vehicle) => {
      onChange(next);
      setKept(next);
    };
    return <VehicleList {...settings} value={kept} onChange={change} product={catalogue.vehicle} upload={upload} />;
  }
  return { ...renderInChinese(<Kept />), onChange };
}

it('a full list takes no further vehicle, until one is removed', async () => {
  const { user, onChange } = renderList({ ...car, others: furtherVehicles(199) });
  expect(screen.getByText('本单共 200 辆车，最多 200 辆')).toBeVisible();
  expect(screen.getByRole('button', { name: '添加车辆' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: '删除 第 2 辆 粤B20001' }));
  expect(onChange.mock.lastCall?.[0].others).toEqual(furtherVehicles(199).slice(1));
  expect(screen.getByRole('button', { name: '添加车辆' })).toBeEnabled();
});

it('a read-only list shows its vehicles and no button that changes them', () => {
  renderList({ ...car, others: furtherVehicles(2) }, { isReadOnly: true });
  expect(screen.getByRole('row', { name: /粤B20002/ })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an edited vehicle stays in its place; a cancelled change leaves the list as it was', async () => {
  const { user, onChange } = renderList({ ...car, others: furtherVehicles(2) });
  const edit = async (plate: string, verb: string) => {
    await user.click(screen.getByRole('button', { name: '编辑 第 2 辆 粤B20001' }));
    const dialog = within(await screen.findByRole('dialog', { name: /第 2 辆/ }));
    const field = dialog.getByRole('textbox', { name: '车牌号' });
    await user.clear(field);
    await user.type(field, plate);
    await user.click(dialog.getByRole('button', { name: verb }));
  };
  await edit('粤B39999', '取消');
  expect(onChange).not.toHaveBeenCalled();
  await edit('粤B39999', '确定');
  expect(onChange.mock.lastCall?.[0].others?.map(({ licencePlate }) => licencePlate)).toEqual(['粤B39999', '粤B20002']);
});

const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

it('licences are assigned only when all of them are uploaded', async () => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<undefined>();
  const { user, onChange } = renderList(
    { ...car, others: furtherVehicles(2) },
    {
      upload: async (file, progress) => {
        if (file.name.includes('粤B20002')) await late;
        return takeFile(file, progress);
      },
    },
  );
  await user.click(screen.getByRole('button', { name: '批量上传证件' }));
  const dialog = within(await screen.findByRole('dialog', { name: '批量上传行驶证' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input!, [pdf('粤B20001.pdf'), pdf('粤B20002.pdf')]);
  await user.click(await dialog.findByRole('button', { name: '归入 1 个文件' }));
  expect(await dialog.findByText('还有 1 个文件正在上传，请等待上传完成')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();

  arrive(undefined);
  await user.click(await dialog.findByRole('button', { name: '归入 2 个文件' }));
  expect(onChange.mock.lastCall?.[0].others?.map(({ licenceImages }) => licenceImages.length)).toEqual([2, 2]);
});
