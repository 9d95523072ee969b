import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from '@tuanbao/library/components/DateField';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { messages as paginationMessages } from '@tuanbao/library/components/Pagination/messages';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { replaceMessages } from '@tuanbao/library/i18n/replaceMessages';
import { zhHK } from '@tuanbao/library/locales/zh-HK';
import { twoSchemesQuote } from '@tuanbao/library/samples/quotes';
import { officeScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { PremiumBar } from '@tuanbao/library/widgets/PremiumBar';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { expect, fn } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';

const meta = {
  title: 'Atlas/Locales',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts for Hong Kong: traditional characters and the terms of Hong Kong insurers. */
export const HongKong: Story = {
  render: () => (
    <TuanbaoProvider locale="zh-HK" messages={zhHK}>
      <Stack>
        <SearchField label="搜尋" defaultValue="保單" />
        <DateField label="生效日期" defaultValue="2026-11-21" />
        <RegionCascader label="所在地區" />
        <div>
          {orderStatuses.map((status) => (
            <OrderStatusTag key={status} status={status} />
          ))}
        </div>
        <Pagination page={2} pageSize={10} total={95} onChange={fn()} />
        <PremiumBar quote={twoSchemesQuote} schemes={[officeScheme, workshopScheme]} isSample onNext={fn()} />
      </Stack>
    </TuanbaoProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('待付款')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下一頁' })).toBeVisible();
  },
};

const german = [
  replaceMessages(paginationMessages, { de: { next: 'Nächste Seite', page: (page) => `Seite ${page}` } }),
];

/** A locale for which the embedder provides only some texts. The other texts are English. */
export const PartlyTranslated: Story = {
  render: () => (
    <TuanbaoProvider locale="de-CH" messages={german}>
      <Pagination page={2} pageSize={10} total={95} onChange={fn()} />
    </TuanbaoProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeVisible();
  },
};
