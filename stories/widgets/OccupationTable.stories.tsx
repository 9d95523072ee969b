import type { Meta, StoryObj } from '@storybook/react-vite';
import { classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { OccupationTable } from '@tuanbao/library/widgets/OccupationTable';
import { expect, userEvent } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { occupations } from '../fixtures/occupationCatalogue.ts';
import { Narrow } from './Layout.styles.ts';

const product = { ...catalogue.employerLiability, occupation: classes1To4 };

const meta = {
  title: 'Widgets/OccupationTable',
  component: OccupationTable,
  args: { product: catalogue.employerLiability, tree: occupations },
} satisfies Meta<typeof OccupationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FoundByPinyin: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找职业' }), 'dianhangong');
    await expect((await canvas.findAllByRole('rowheader', { name: '电焊工' }))[0]).toBeVisible();
  },
};

export const NothingFound: Story = { args: { defaultValue: '宇航员' } };

export const Gallery: Story = {
  render: () => (
    <Stack>
      <OccupationTable product={product} tree={someOccupations} />
      <Narrow>
        <OccupationTable product={product} tree={someOccupations} defaultValue="制造" />
      </Narrow>
    </Stack>
  ),
};
