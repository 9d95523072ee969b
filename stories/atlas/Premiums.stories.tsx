import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { incompleteQuote, quoteOf, twoSchemesQuote, withClerks } from '@tuanbao/library/samples/quotes';
import { longNamedScheme, officeScheme, untouchedScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { PremiumBar } from '@tuanbao/library/widgets/PremiumBar';
import { PremiumReceipt } from '@tuanbao/library/widgets/PremiumReceipt';
import { expect, userEvent } from 'storybook/test';

import { catalogue } from '../fixtures/catalogue.ts';
import { workedDraftOf } from '../fixtures/goldenQuotes.ts';
import { LongPage, Narrow } from '../widgets/Layout.styles.ts';
import { severalOfAKind } from '../widgets/severalOfAKind.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

const meta = {
  title: 'Atlas/Premiums',
  tags: ['!autodocs'],
  parameters: { ...severalOfAKind, chromatic: chromaticOfAtlas },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const schemes = [officeScheme, workshopScheme];

/** Shows the parts of a product's price, for the first worked example of the product. */
function ReceiptOf({ product }: { readonly product: ProductDefinition }) {
  const draft = workedDraftOf(product);
  const named = draft.schemes.map(({ id }, index) => ({ id, name: `方案${index + 1}` }));
  return (
    <PremiumReceipt quote={quote(product, draft)} schemes={named} isSample={product.isSample} allowsPrint={false} />
  );
}

/** One receipt for each basis on which a premium is calculated. */
export const ReceiptsByBasis: Story = {
  render: () => (
    <Sheet>
      <Tile name="按人（不取整）">
        <ReceiptOf product={catalogue.groupAccident} />
      </Tile>
      <Tile name="按工程造价">
        <ReceiptOf product={catalogue.constructionByCost} />
      </Tile>
      <Tile name="按施工面积">
        <ReceiptOf product={catalogue.constructionByArea} />
      </Tile>
      <Tile name="按泳池">
        <ReceiptOf product={catalogue.swimmingPool} />
      </Tile>
      <Tile name="按车辆">
        <ReceiptOf product={catalogue.vehicle} />
      </Tile>
      <Tile name="按房屋">
        <ReceiptOf product={catalogue.house} />
      </Tile>
      <Tile name="按场所面积">
        <ReceiptOf product={catalogue.venueLiability} />
      </Tile>
    </Sheet>
  ),
};

export const ReceiptsInEveryState: Story = {
  render: () => (
    <Sheet>
      <Tile name="短期">
        <PremiumReceipt quote={quoteOf([officeScheme], 6)} schemes={[officeScheme]} />
      </Tile>
      <Tile name="尚不能计算">
        <PremiumReceipt quote={incompleteQuote} schemes={[officeScheme, untouchedScheme]} />
      </Tile>
      <Tile name="无人时按 1 人计费">
        <PremiumReceipt quote={quoteOf([withClerks(officeScheme, 0)])} schemes={[officeScheme]} />
      </Tile>
      <Tile name="最长的名称">
        <PremiumReceipt quote={quoteOf([longNamedScheme])} schemes={[longNamedScheme]} />
      </Tile>
    </Sheet>
  ),
};

export const Bars: Story = {
  render: () => (
    <Sheet isWide>
      <Tile name="已报价">
        <PremiumBar quote={twoSchemesQuote} schemes={schemes} isSample onNext={() => undefined} />
      </Tile>
      <Tile name="没有可计费的内容">
        <PremiumBar quote={null} schemes={[]} onNext={() => undefined} isNextDisabled />
      </Tile>
      <Tile name="一个方案未完成">
        <PremiumBar
          quote={incompleteQuote}
          schemes={[officeScheme, untouchedScheme]}
          onNext={() => undefined}
          start={<Button variant="quiet">保存草稿</Button>}
        />
      </Tile>
      <Tile name="正在提交">
        <PremiumBar quote={twoSchemesQuote} schemes={schemes} isPending nextLabel="提交订单" onNext={() => undefined} />
      </Tile>
      <Tile name="最高折扣档、很大的金额">
        <PremiumBar quote={quoteOf([longNamedScheme])} schemes={[longNamedScheme]} onNext={() => undefined} />
      </Tile>
      <Tile name="360 像素">
        <Narrow>
          <PremiumBar quote={twoSchemesQuote} schemes={schemes} isSample start={<Button>上一步</Button>} />
        </Narrow>
      </Tile>
    </Sheet>
  ),
};

export const BarWithItsReceipt: Story = {
  render: () => (
    <LongPage>
      <p>投保信息</p>
      <PremiumBar quote={twoSchemesQuote} schemes={schemes} isSample onNext={() => undefined} />
    </LongPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看明细' }));
    await expect(canvas.getByRole('region', { name: '保费明细' })).toBeVisible();
  },
};
