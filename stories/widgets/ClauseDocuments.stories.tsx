import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClauseDocuments } from '@tuanbao/library/widgets/ClauseDocuments';
import { expect, userEvent } from 'storybook/test';

import { employerLiabilityGuide } from '../fixtures/productGuides.ts';

const documents = [
  { name: '雇主责任保险条款（示例）', kind: 'clauses' as const, url: '/clauses.pdf' },
  { name: '产品彩页', url: '/leaflet.pdf' },
];

const meta = {
  title: 'Widgets/ClauseDocuments',
  component: ClauseDocuments,
  args: { product: { documents, version: 2 }, clauses: employerLiabilityGuide.clauses },
} satisfies Meta<typeof ClauseDocuments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullText: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '雇主责任保险条款全文' }));
    await expect(canvas.getByRole('heading', { name: '责任免除' })).toBeVisible();
  },
};

export const Gallery: Story = {};
