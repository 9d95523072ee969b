import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { pairsOfBrand } from '../../tests/fixtures/colourPairs.ts';
import { BrandContrast } from './BrandContrast.tsx';
import { DrawnBrands } from './DrawnBrands.tsx';
import { TwoBrands } from './TwoBrands.tsx';

const meta = { title: 'Tokens/Brand', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOnOnePage: Story = {
  render: () => <TwoBrands />,
  play: async ({ canvas }) => {
    const fills = canvas
      .getAllByRole('button', { name: '下一步' })
      .map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(fills).size).toBe(4);
    await expect(fills[2]).toBe('rgb(0, 117, 58)');
  },
};

export const ContrastOfFiveBrands: Story = {
  render: () => <BrandContrast />,
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-sample="contrast"]')];
    await expect(samples).toHaveLength(5 * 6 * 4);
    await waitFor(() => expect(samples.filter(({ dataset }) => dataset['passes'] !== 'true')).toEqual([]));
  },
};

export const FiveRandomBrands: Story = {
  render: () => <DrawnBrands />,
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-sample="contrast"]')];
    await expect(samples).toHaveLength(5 * pairsOfBrand.length * 4);
    await waitFor(() => expect(samples.filter(({ dataset }) => dataset['passes'] !== 'true')).toEqual([]));
  },
};
