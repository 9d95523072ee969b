import type { Meta, StoryObj } from '@storybook/react-vite';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { employerLiability } from '@tuanbao/library/samples/products';
import {
  longNamedScheme,
  officeScheme,
  schemesOfPlans,
  untouchedScheme,
  workshopScheme,
} from '@tuanbao/library/samples/schemes';
import { PlanComparison } from '@tuanbao/library/widgets/PlanComparison';
import { expect, userEvent, within } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { Narrow } from './Layout.styles.ts';

const schemes = [officeScheme, workshopScheme];
const quotes = quote(employerLiability, { months: 12, applyQuantity: 1, schemes }).schemes;

const meta = {
  title: 'Widgets/PlanComparison',
  component: PlanComparison,
  args: { product: employerLiability, schemes, quotes },
} satisfies Meta<typeof PlanComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSchemes: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '方案对比' });
    const before = within(table).getAllByRole('row').length;

    await userEvent.click(canvas.getByRole('switch', { name: '只看不同' }));

    await expect(within(table).getAllByRole('row').length).toBeLessThan(before);
    await expect(within(table).getByRole('rowheader', { name: /赔付比例 ?（不同）/ })).toBeVisible();
  },
};

export const PlansBeforeOneIsChosen: Story = {
  args: {
    product: catalogue.employerLiability,
    schemes: schemesOfPlans(catalogue.employerLiability),
    quotes: undefined,
  },
};

export const AllTheSame: Story = {
  args: { schemes: [untouchedScheme, { ...untouchedScheme, id: 's9', name: '方案四' }], quotes: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '只看不同' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('各方案的保障内容完全相同');
  },
};

export const NotPricedYet: Story = {
  args: { schemes: [officeScheme, untouchedScheme], quotes: quotes.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无保费')).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Only differences' })).toBeInTheDocument();
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <PlanComparison {...args} />
      <PlanComparison {...args} defaultIsOnlyDifferences />
      <Narrow>
        <PlanComparison {...args} schemes={[officeScheme, longNamedScheme, untouchedScheme]} />
      </Narrow>
    </Stack>
  ),
};
