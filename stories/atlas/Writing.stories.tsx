import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { completeDraft } from '../../tests/fixtures/orderDraft.ts';
import type { KnownAnswer } from '../fixtures/answeringFetch.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { writingAnswers } from '../fixtures/writingAnswers.ts';
import { AppAt } from './AppAt.tsx';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';

/** The app's screen for writing an order. The chosen products together show all sections of the screen. */
const meta = {
  title: 'Atlas/Writing',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: chromaticOfAtlas },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const writing = (
  product: ProductDefinition,
  answers: Readonly<Record<string, KnownAnswer>>,
  address = `/writeByUnfinish/${product.id}/d1`,
): Pick<Story, 'render' | 'play'> => ({
  render: (_, { globals }) => <AppAt address={address} answers={answers} globals={globals} />,
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: new RegExp(product.name) }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
});

const started = (product: ProductDefinition) => writing(product, writingAnswers(product), `/write/${product.id}`);
const filledIn = (product: ProductDefinition) =>
  writing(product, writingAnswers(product, completeDraft(product, { heads: 6 })));

export const EmployerLiabilityStarted: Story = started(catalogue.employerLiability);

export const EmployerLiability: Story = filledIn(catalogue.employerLiability);

export const EmployerLiabilityWithFactors: Story = filledIn(catalogue.employerLiabilityWithFactors);

export const GroupAccident: Story = filledIn(catalogue.groupAccident);

export const GroupAccidentAx: Story = filledIn(catalogue.groupAccidentAx);

export const EverythingMissing: Story = {
  ...started(catalogue.employerLiability),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '下一步：确认订单' }, { timeout: 10_000 }));
    await expect(await screen.findByRole('heading', { name: /项未完成/ })).toBeVisible();
  },
};

const product = catalogue.employerLiability;

export const Loading: Story = {
  ...writing(product, { ...writingAnswers(product), [`/api/insuranceChoose/${product.id}`]: { isEndless: true } }),
  play: async () => {
    await expect(await screen.findByRole('status', {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const Failed: Story = {
  ...writing(product, {
    ...writingAnswers(product),
    [`/api/insuranceChoose/${product.id}`]: { refusal: { resCode: '006004', info: '该产品已停售' } },
  }),
  play: async () => {
    // The page and the toast show the same message. The toast appears a little later.
    await waitFor(() => expect(screen.getAllByText('该产品已停售')).toHaveLength(2), { timeout: 10_000 });
  },
};
