import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyConstruction } from '@tuanbao/library/domain/subject/construction/construction';
import { constructionProblems } from '@tuanbao/library/domain/subject/construction/constructionProblems';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { inShuangjiang, works } from '@tuanbao/library/samples/subjects';
import { ConstructionForm } from '@tuanbao/library/widgets/ConstructionForm';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { checkedForm, isAllValid, shows } from '../fixtures/checkedForm.tsx';

const CheckedForm = checkedForm(ConstructionForm, (value, { product }) => constructionProblems(product, value));

const meta = {
  title: 'Widgets/ConstructionForm',
  component: ConstructionForm,
  args: { value: emptyConstruction, onChange: fn(), product: catalogue.constructionByCost, upload: takeFile },
  render: (args) => <CheckedForm {...args} />,
} satisfies Meta<typeof ConstructionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CostInCapitals: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '工程造价' }), '8000000');
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenCalledWith({ ...emptyConstruction, costFen: 800_000_000 });
    await expect(canvas.getByText('捌佰万元整')).toBeVisible();
  },
};

export const Filled: Story = {
  args: { value: works, shouldShowAllProblems: true },
  play: isAllValid('广东省 / 深圳市 / 南山区'),
};

export const EverythingMissing: Story = {
  args: { shouldShowAllProblems: true },
  play: shows('请填写工程造价'),
};

export const ByArea: Story = {
  args: { product: catalogue.constructionByArea, shouldShowAllProblems: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请填写建筑面积')).toBeVisible();
    await expect(canvas.queryByText('请填写工程造价')).toBeNull();
  },
};

export const WithFilm: Story = { args: { uploadVideo: takeFile } };

export const ReadOnly: Story = { args: { value: works, isReadOnly: true } };

export const Disabled: Story = { args: { value: works, isDisabled: true } };

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { shouldShowAllProblems: true },
  play: shows('Enter the contract price'),
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <CheckedForm {...args} id="empty" />
      <CheckedForm {...args} id="missing" shouldShowAllProblems />
      <CheckedForm {...args} id="filled" value={works} />
      <CheckedForm
        {...args}
        id="long"
        value={{
          ...works,
          projectName: '双江拉祜族佤族布朗族傣族自治县农产品冷链物流园二期综合服务楼及附属工程施工总承包',
          address: inShuangjiang,
        }}
      />
    </Stack>
  ),
  play: shows('云南省 / 临沧市 / 双江拉祜族佤族布朗族傣族自治县'),
};
