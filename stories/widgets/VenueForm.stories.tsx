import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyVenue } from '@tuanbao/library/domain/subject/venue/venue';
import { venueProblems } from '@tuanbao/library/domain/subject/venue/venueProblems';
import { hotel } from '@tuanbao/library/samples/subjects';
import { VenueForm } from '@tuanbao/library/widgets/VenueForm';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { checkedForm, isAllValid, shows } from '../fixtures/checkedForm.tsx';

const CheckedForm = checkedForm(VenueForm, venueProblems);

const meta = {
  title: 'Widgets/VenueForm',
  component: VenueForm,
  args: { value: emptyVenue, onChange: fn() },
  render: (args) => <CheckedForm {...args} />,
} satisfies Meta<typeof VenueForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ParkingAlone: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '停车位数' }), '120');
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenCalledWith({ ...emptyVenue, parkingLots: 120 });
  },
};

export const Filled: Story = {
  args: { value: hotel, shouldShowAllProblems: true },
  play: isAllValid(),
};

export const EverythingMissing: Story = {
  args: { shouldShowAllProblems: true },
  play: shows('请输入营业面积'),
};

export const ReadOnly: Story = { args: { value: hotel, isReadOnly: true } };

export const Disabled: Story = { args: { value: hotel, isDisabled: true } };

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { shouldShowAllProblems: true },
  play: shows('Enter the business area'),
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <CheckedForm {...args} id="empty" />
      <CheckedForm {...args} id="missing" shouldShowAllProblems />
      <CheckedForm {...args} id="filled" value={hotel} />
      <CheckedForm
        {...args}
        id="long"
        value={{ ...hotel, employees: 12_345, businessAreaSquareMetres: 9_876_543.21 }}
      />
    </Stack>
  ),
};
