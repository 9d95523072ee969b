import type { Meta, StoryObj } from '@storybook/react-vite';
import { vehicleDetails } from '@tuanbao/library/domain/enumeration/vehicle';
import { emptyVehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { vehicleProblems } from '@tuanbao/library/domain/subject/vehicle/vehicleProblems';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { car, inShuangjiang } from '@tuanbao/library/samples/subjects';
import { VehicleForm } from '@tuanbao/library/widgets/VehicleForm';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { checkedForm, isAllValid, shows } from '../fixtures/checkedForm.tsx';

const CheckedForm = checkedForm(VehicleForm, (value) => vehicleProblems(catalogue.vehicle, value));

const meta = {
  title: 'Widgets/VehicleForm',
  component: VehicleForm,
  args: { value: emptyVehicle, onChange: fn(), details: vehicleDetails, upload: takeFile },
  render: (args) => <CheckedForm {...args} />,
} satisfies Meta<typeof VehicleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '车牌号' }), '粤b·12345');
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenCalledWith({ ...emptyVehicle, licencePlate: '粤B12345' });
  },
};

export const Filled: Story = {
  args: { value: car, shouldShowAllProblems: true },
  play: isAllValid('广东省 / 深圳市 / 南山区'),
};

export const EverythingMissing: Story = {
  args: { shouldShowAllProblems: true },
  play: shows('请填写车架号'),
};

export const WrongCheckCharacter: Story = {
  args: { value: { ...car, frameNo: '1M8GDM9A1KP042788' }, shouldShowAllProblems: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('车架号校验位不符，请核对')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '车架号' })).toBeValid();
  },
};

export const ReadOnly: Story = { args: { value: car, isReadOnly: true } };

export const Disabled: Story = { args: { value: car, isDisabled: true } };

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { shouldShowAllProblems: true },
  play: shows('Enter the frame number'),
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <CheckedForm {...args} id="empty" />
      <CheckedForm {...args} id="missing" shouldShowAllProblems />
      <CheckedForm {...args} id="filled" value={car} />
      <CheckedForm {...args} id="long" value={{ ...car, address: inShuangjiang }} />
    </Stack>
  ),
  play: shows('云南省 / 临沧市 / 双江拉祜族佤族布朗族傣族自治县'),
};
