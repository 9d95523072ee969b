import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyFleetVehicle, emptyVehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { vehicleProblems } from '@tuanbao/library/domain/subject/vehicle/vehicleProblems';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { car, furtherVehicles } from '@tuanbao/library/samples/subjects';
import { VehicleList } from '@tuanbao/library/widgets/VehicleList';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { checkedForm, shows } from '../fixtures/checkedForm.tsx';

const CheckedList = checkedForm(VehicleList, (value) => vehicleProblems(catalogue.vehicle, value));

const meta = {
  title: 'Widgets/VehicleList',
  component: VehicleList,
  args: { value: car, onChange: fn(), product: catalogue.vehicle, upload: takeFile },
  render: (args) => <CheckedList {...args} />,
} satisfies Meta<typeof VehicleList>;

export default meta;
type Story = StoryObj<typeof meta>;

const fleet = { ...car, others: furtherVehicles(3) };
const faultyFleet = {
  ...car,
  others: [
    ...furtherVehicles(1, { licencePlate: car.licencePlate, licenceImages: [] }),
    { ...emptyFleetVehicle, frameNo: 'LSVAA4180E2' },
  ],
};

const csv = (text: string) => new File([text], '车辆.csv', { type: 'text/csv' });
const list = [
  '号牌号码,车辆识别代号,使用性质,核定载客,备注',
  '粤B30001,LSVAA4184E2200001,非营运,5,',
  '粤B30002,LSVAA4184E2200002,自用,七座,新车',
].join('\n');

/** Sets the file of the open dialog's file input, as if the user had chosen the file. */
async function chooseFile(file: File): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('the dialog takes no file');
  await userEvent.upload(input, file);
}

export const Empty: Story = { play: shows('只承保一辆车时，无需填写') };

export const Filled: Story = { args: { value: fleet }, play: shows('本单共 4 辆车，最多 200 辆') };

export const WithProblems: Story = {
  args: { value: faultyFleet, shouldShowAllProblems: true },
  play: shows('车牌号与第 1 辆车重复'),
};

export const AddedByHand: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加车辆' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加车辆' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '车牌号' }), '粤b·30001');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));

    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(canvas.getByRole('row', { name: /粤B30001/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '添加车辆' })).toHaveFocus());
  },
};

export const RemovedAndBack: Story = {
  args: { value: fleet },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 第 4 辆 粤B20003' }));
    await expect(canvas.getByText('已删除 第 4 辆 粤B20003')).toBeVisible();
    await expect(canvas.queryByText('粤B20003')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: '撤销' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('粤B20003')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '添加车辆' })).toHaveFocus());
  },
};

export const ImportedFromFile: Story = {
  args: { value: { ...emptyVehicle, address: car.address } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '按清单导入' }));
    await chooseFile(csv(list));
    const dialog = within(await screen.findByRole('dialog', { name: '按清单导入车辆' }));
    await expect(await dialog.findByText('读到 2 辆车，其中 1 辆有问题')).toBeVisible();
    await expect(dialog.getByText('核定座位数“七座”无法识别，导入后请重新填写')).toBeVisible();
    await expect(dialog.getByText('未使用的内容：备注')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '导入 2 辆车' }));

    await expect(args.onChange).toHaveBeenCalledWith({
      ...car,
      licencePlate: '粤B30001',
      frameNo: 'LSVAA4184E2200001',
      engineNo: '',
      seats: 5,
      licenceImages: [],
      others: [
        {
          ...emptyFleetVehicle,
          licencePlate: '粤B30002',
          frameNo: 'LSVAA4184E2200002',
          detail: 'passengerCar',
          useAttribute: 'nonCommercial',
        },
      ],
    });
    await expect(canvas.getByText('已导入 2 辆车')).toBeVisible();
  },
};

export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '按清单导入' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.paste(list.replaceAll(',', '\t'));
    await expect(await dialog.findByText('读到 2 辆车，其中 1 辆有问题')).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '按清单导入' }));
    await chooseFile(csv('甲,乙\n1,2'));
    await expect(await screen.findByText(/^找不到表头行/)).toBeVisible();
    await expect(screen.getByText('车辆.csv 无法导入')).toBeVisible();
  },
};

export const LicencesAssigned: Story = {
  args: { value: { ...car, others: furtherVehicles(2, { licenceImages: [] }) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批量上传证件' }));
    const dialog = await screen.findByRole('dialog', { name: '批量上传行驶证' });
    const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x34, 0x0a, 0x25, 0x45, 0x4f, 0x46]);
    const files = ['粤B20001.pdf', '扫描件.pdf'].map((name) => new File([pdf], name, { type: 'application/pdf' }));
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('the dialog takes no files');
    await userEvent.upload(input, files);
    await expect(await within(dialog).findByText(/^没有找到对应车辆的文件：扫描件.pdf/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '归入 1 个文件' }));

    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(canvas.getByText('已归入 1 个证件文件')).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { value: fleet, isReadOnly: true } };

export const Disabled: Story = { args: { value: fleet, isDisabled: true } };

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { value: faultyFleet, shouldShowAllProblems: true },
  play: shows('Vehicle 1 has the same licence plate'),
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <CheckedList {...args} id="empty" />
      <CheckedList {...args} id="filled" value={fleet} />
      <CheckedList {...args} id="faulty" value={faultyFleet} shouldShowAllProblems />
    </Stack>
  ),
  play: shows('车牌号与第 1 辆车重复'),
};
