import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyHouse } from '@tuanbao/library/domain/subject/house/house';
import { houseProblems } from '@tuanbao/library/domain/subject/house/houseProblems';
import { house, inShuangjiang } from '@tuanbao/library/samples/subjects';
import { HouseForm } from '@tuanbao/library/widgets/HouseForm';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { checkedForm, isAllValid, shows } from '../fixtures/checkedForm.tsx';

const CheckedForm = checkedForm(HouseForm, (value) => houseProblems(catalogue.house, value));

const meta = {
  title: 'Widgets/HouseForm',
  component: HouseForm,
  args: { value: emptyHouse, onChange: fn(), isAddressRequired: true },
  render: (args) => <CheckedForm {...args} />,
} satisfies Meta<typeof HouseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '房屋面积' }), '500.01');
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenCalledWith({ ...emptyHouse, areaSquareMetres: 500.01 });
    await expect(canvas.getByText('按 500 ㎡ 以上档计费')).toBeVisible();
  },
};

export const Filled: Story = {
  args: { value: house, shouldShowAllProblems: true },
  play: isAllValid('广东省 / 深圳市 / 南山区'),
};

export const EverythingMissing: Story = {
  args: { shouldShowAllProblems: true },
  play: shows('请填写房屋面积'),
};

export const ReadOnly: Story = { args: { value: house, isReadOnly: true } };

export const Disabled: Story = { args: { value: house, isDisabled: true } };

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { shouldShowAllProblems: true },
  play: shows('Enter the area of the house'),
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <CheckedForm {...args} id="empty" />
      <CheckedForm {...args} id="missing" shouldShowAllProblems />
      <CheckedForm {...args} id="filled" value={house} />
      <CheckedForm {...args} id="long" value={{ areaSquareMetres: 1260.5, address: inShuangjiang }} />
    </Stack>
  ),
  play: shows('云南省 / 临沧市 / 双江拉祜族佤族布朗族傣族自治县'),
};
