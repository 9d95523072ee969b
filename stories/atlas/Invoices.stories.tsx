import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { type InvoiceStatus, invoiceStatuses } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import {
  appliedInvoice,
  invoiceBalanceFen,
  invoiceRule,
  invoicesOfPolicy,
  specialInvoice,
  startedInvoice,
} from '@tuanbao/library/samples/invoices';
import { InvoiceForm, InvoiceList, InvoiceProgress } from '@tuanbao/library/widgets/InvoiceForm';
import { expect, fn } from 'storybook/test';

import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

const meta = {
  title: 'Atlas/Invoices',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
  component: InvoiceForm,
  args: {
    value: specialInvoice,
    onChange: fn(),
    rule: invoiceRule,
    balanceFen: invoiceBalanceFen,
    upload: takeFile,
  },
} satisfies Meta<typeof InvoiceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const { statuses } = invoiceMessages['zh-CN'];

/** Data of the invoice that are shown in a state, in addition to the name of the state. */
const facts: Partial<Record<InvoiceStatus, Partial<Invoice>>> = {
  failed: { failMessage: '纳税人识别号与纳税人名称不一致，请与税务登记核对后重新申请' },
  materialNeeded: { needsMaterial: true },
  mailed: { express: { company: '示例快递', number: 'SD0000000001', payer: '1' } },
};

export const EveryStatus: Story = {
  render: () => (
    <Sheet>
      {invoiceStatuses.map((status) => (
        <Tile key={status} name={status}>
          <InvoiceProgress
            invoice={status === 'none' ? startedInvoice : appliedInvoice({ ...facts[status], status }, specialInvoice)}
            invoiceNo={status === 'issued' || status === 'mailed' ? '00261234567890123456' : ''}
          />
        </Tile>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    for (const status of invoiceStatuses) await expect(canvas.getByText(statuses[status])).toBeVisible();
  },
};

const [issuedInvoice, , redLetter] = invoicesOfPolicy;

/** Red-letter invoices in the states applied, issued and mailed, for ordinary and special invoices. */
export const RedLetters: Story = {
  render: () => (
    <Sheet>
      {(['ordinary', 'special'] as const).map((type) => (
        <Tile key={type} name={type}>
          <InvoiceList
            invoices={[
              { ...issuedInvoice, type },
              ...(['applied', 'issued', 'mailed'] as const).map((status) => ({
                ...redLetter,
                id: status,
                type,
                status,
                invoiceNo: status === 'applied' ? '' : '00261234567890654321',
              })),
            ]}
          />
        </Tile>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('红字')).toHaveLength(6);
  },
};

export const SentOff: Story = {
  args: { value: appliedInvoice({}, specialInvoice) },
  play: async ({ canvas }) => {
    await canvas.findByText('广东省 / 深圳市 / 南山区');
  },
};

export const MaterialNeeded: Story = {
  args: {
    value: appliedInvoice(
      { status: 'materialNeeded', needsMaterial: true },
      { ...specialInvoice, material: { email: '', items: [] } },
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('广东省 / 深圳市 / 南山区');
  },
};

export const MaterialByMail: Story = {
  args: {
    value: { ...specialInvoice, material: { email: 'caiwu@yuanshan.example', items: [] } },
    onMailForm: fn(),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('广东省 / 深圳市 / 南山区');
  },
};

export const OnlyOrdinary: Story = {
  args: { value: startedInvoice, rule: { ...invoiceRule, allowsSpecial: false, requiresTaxPhone: true } },
};

export const SmallScale: Story = {
  args: { value: { ...startedInvoice, info: { ...startedInvoice.info, taxpayerKind: 'smallScale' } } },
};
