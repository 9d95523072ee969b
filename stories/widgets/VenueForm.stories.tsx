import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyVenue } from '@tuanbao/library/domain/venue/venue';
import { venueProblems } from '@tuanbao/library/domain/venue/venueProblems';
import { VenueForm, type VenueFormProps } from '@tuanbao/library/widgets/VenueForm';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { hotel } from '../fixtures/subjects.ts';

/** Holds the value and checks it, as a screen does. */
function CheckedForm(props: VenueFormProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <VenueForm
      {...props}
      value={value}
      problems={venueProblems(value)}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

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
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeValid();
  },
};

export const EverythingMissing: Story = {
  args: { shouldShowAllProblems: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请输入营业面积')).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { value: hotel, isReadOnly: true } };

export const Disabled: Story = { args: { value: hotel, isDisabled: true } };

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { shouldShowAllProblems: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please enter the business area')).toBeVisible();
  },
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
