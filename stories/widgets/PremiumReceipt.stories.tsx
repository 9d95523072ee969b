import type { Meta, StoryObj } from '@storybook/react-vite';
import { incompleteQuote, quoteOf, twoSchemesQuote, withClerks } from '@tuanbao/library/samples/quotes';
import { officeScheme, untouchedScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { PremiumReceipt } from '@tuanbao/library/widgets/PremiumReceipt';
import { expect, fireEvent, userEvent, within } from 'storybook/test';

import { Column, Narrow } from './Layout.styles.ts';
import { severalOfAKind } from './severalOfAKind.ts';

const meta = {
  title: 'Widgets/PremiumReceipt',
  component: PremiumReceipt,
  args: { quote: twoSchemesQuote, schemes: [officeScheme, workshopScheme], isSample: true },
} satisfies Meta<typeof PremiumReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSchemes: Story = {
  play: async ({ canvas }) => {
    const office = within(canvas.getByRole('region', { name: '方案一' }));
    const steps = within(office.getByRole('table', { name: '1 类职业每人保费的计算过程' }));
    const rows = steps.getAllByRole('row').map((row) => row.textContent);

    await expect(rows).toEqual([
      '步骤系数或金额结果',
      '死亡伤残责任保额 30万 × 0.31‰¥93.00',
      '工伤医疗费用责任保额 3万 × 1.2‰¥129.00',
      '保险期限 1 年× 100%¥129.00',
      '赔付比例 80%× 1¥129.00',
      '伤残赔付比例表 表一× 1¥129.00',
      '免赔额 100 元× 1¥129.00',
      '计划系数 基础计划× 1¥129.00',
      '人数折扣 9.5 折× 0.95¥122.55',
      '向上取整到元¥123.00',
    ]);
  },
};

export const ShortPeriod: Story = { args: { quote: quoteOf([officeScheme], 6), schemes: [officeScheme] } };

export const NotPricedYet: Story = {
  args: { quote: incompleteQuote, schemes: [officeScheme, untouchedScheme] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('该方案尚不能计算保费')).toBeVisible();
    await expect(canvas.queryByText('总保费')).toBeNull();
  },
};

export const NoPersonIsChargedAsOne: Story = {
  args: { quote: quoteOf([withClerks(officeScheme, 0)]), schemes: [officeScheme] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('按 1 人计费')).toBeVisible();
  },
};

export const PrintsAlone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    const frame = [...document.querySelectorAll('iframe')].at(-1);
    const page = frame?.contentDocument;

    await expect(page?.body).toHaveTextContent(/^保费明细.*总保费¥12,570\.00$/);
    await expect(page?.adoptedStyleSheets[0]?.cssRules.length).toBeGreaterThan(0);
    await expect(page?.documentElement.dataset['theme']).toBe('light');
    if (frame?.contentWindow) await fireEvent(frame.contentWindow, new Event('afterprint'));
    await expect(frame?.isConnected).toBe(false);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  parameters: severalOfAKind,
  render: (args) => (
    <Column>
      <PremiumReceipt {...args} />
      <Narrow>
        <PremiumReceipt {...args} allowsPrint={false} />
      </Narrow>
    </Column>
  ),
};
