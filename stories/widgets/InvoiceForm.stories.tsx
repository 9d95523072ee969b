import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { emptyInvoice } from '@tuanbao/library/domain/invoice/invoice';
import { invoiceProblems } from '@tuanbao/library/domain/invoice/invoiceProblems';
import { bankList } from '@tuanbao/library/samples/bankList';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import {
  appliedInvoice,
  faultyInvoice,
  invoiceBalanceFen,
  invoiceRule,
  invoicesOfPolicy,
  ordinaryInvoice,
  specialInvoice,
  startedInvoice,
} from '@tuanbao/library/samples/invoices';
import { InvoiceForm, type InvoiceFormProps, InvoiceList, InvoiceProgress } from '@tuanbao/library/widgets/InvoiceForm';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';

/** Form that keeps its value in state and checks it, as a screen of the app does. */
function CheckedForm(props: InvoiceFormProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <InvoiceForm
      {...props}
      value={value}
      problems={invoiceProblems(value, props.rule, props.balanceFen)}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/InvoiceForm',
  component: InvoiceForm,
  args: {
    value: startedInvoice,
    onChange: fn(),
    onMailForm: fn(),
    rule: invoiceRule,
    balanceFen: invoiceBalanceFen,
    upload: takeFile,
  },
  render: (args) => <CheckedForm {...args} />,
} satisfies Meta<typeof InvoiceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBanks: Story = {
  args: { value: specialInvoice, banks: bankList },
  play: async ({ canvas }) => {
    const bank = canvas.getByRole('combobox', { name: '开户银行' });
    await userEvent.clear(bank);
    await userEvent.type(bank, 'zsyh');
    await userEvent.click(await screen.findByRole('option', { name: '招商银行' }));

    await expect(bank).toHaveValue('招商银行');
  },
};

export const Started: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '开票金额' })).toHaveValue('10,700.00');
    await expect(canvas.getByRole('textbox', { name: '收票邮箱' })).toBeRequired();
    await expect(canvas.queryByRole('textbox', { name: '收件地址' })).toBeNull();
  },
};

export const SmallScaleTaxpayer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '小规模纳税人' }));

    await expect(canvas.getByText('小规模纳税人不能申请专用发票')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '专用发票' })).toBeDisabled();
  },
};

export const SpecialForASmallScaleTaxpayer: Story = {
  args: { value: { ...specialInvoice, info: { ...specialInvoice.info, taxpayerKind: 'smallScale' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('小规模纳税人不能申请专用发票')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '普通发票' }));
    await expect(canvas.queryByRole('textbox', { name: '收件地址' })).toBeNull();
  },
};

export const Special: Story = {
  args: { value: specialInvoice, shouldShowAllProblems: true },
  play: async ({ canvas }) => {
    await canvas.findByText('广东省 / 深圳市 / 南山区');
    await expect(canvas.getByText('一般纳税人资格证明.pdf')).toBeVisible();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeValid();
  },
};

export const MaterialsByMail: Story = {
  args: { value: { ...specialInvoice, material: emptyInvoice.material } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '邮件发送' }));
    const send = canvas.getByRole('button', { name: '发送开票申请书' });
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: '资料往来邮箱' }), 'caiwu@yuanshan.example');
    await userEvent.tab();
    await userEvent.click(send);

    await expect(args.onMailForm).toHaveBeenCalledWith('caiwu@yuanshan.example');
  },
};

export const EverythingMissing: Story = {
  args: { value: { ...emptyInvoice, type: 'special' }, shouldShowAllProblems: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请填写纳税人识别号')).toBeVisible();
    await expect(canvas.getByText('请上传开票资料')).toBeVisible();
  },
};

export const EveryProblem: Story = {
  args: { value: faultyInvoice, shouldShowAllProblems: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('开票金额不能超过可开票余额 ¥10,700.00')).toBeVisible();
    await expect(canvas.getByText(/请至少减少 \d+ 个字/)).toBeVisible();
  },
};

export const MaterialNeeded: Story = {
  args: { value: appliedInvoice({ status: 'materialNeeded', needsMaterial: true }, specialInvoice) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(specialInvoice.info.taxId)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('group', { name: '营业执照' })).toBeVisible();
  },
};

export const Applied: Story = { args: { value: appliedInvoice({}) } };

export const Disabled: Story = { args: { value: specialInvoice, isDisabled: true } };

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { value: specialInvoice },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tax ID' })).toBeVisible();
  },
};

export const SeveralOfAPolicy: Story = {
  render: () => (
    <InvoiceList
      invoices={invoicesOfPolicy}
      actionsFor={(id) => (id === 'invoice-1' ? <Button size="small">查看</Button> : null)}
    />
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '发票清单' });
    const [, , red] = within(list).getAllByRole('listitem');
    await expect(red).toHaveTextContent('待开具红字普通发票-¥1,234.56');
    await expect(red).toHaveTextContent('冲减发票 00261234567890123456');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <InvoiceProgress
        invoice={appliedInvoice({ status: 'failed', failMessage: '抬头与营业执照上的名称不符，请核对后重新申请' })}
      />
      <InvoiceList invoices={invoicesOfPolicy} actionsFor={() => <Button size="small">查看</Button>} />
      <CheckedForm {...args} id="ordinary" value={ordinaryInvoice} />
      <CheckedForm {...args} id="special" value={specialInvoice} />
      <CheckedForm {...args} id="faulty" value={faultyInvoice} shouldShowAllProblems />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('广东省 / 深圳市 / 南山区')).toHaveLength(2);
  },
};
