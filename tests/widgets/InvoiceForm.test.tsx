import { screen, within } from '@testing-library/react';
import type { Bank } from '@tuanbao/library/domain/bank/bank';
import type { Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { invoiceProblems } from '@tuanbao/library/domain/invoice/invoiceProblems';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { bankList } from '@tuanbao/library/samples/bankList';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import {
  invoicesOfPolicy,
  appliedInvoice,
  invoiceBalanceFen,
  invoiceRule,
  specialInvoice,
  startedInvoice,
} from '@tuanbao/library/samples/invoices';
import { InvoiceForm, InvoiceList, InvoiceProgress } from '@tuanbao/library/widgets/InvoiceForm';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

function renderForm(given: Invoice, rule = invoiceRule, banks?: readonly Bank[]) {
  const onChange = vi.fn<(next: Invoice) => void>();
  function Held() {
    const [value, setValue] = useState(given);
    return (
      <InvoiceForm
        value={value}
        rule={rule}
        balanceFen={invoiceBalanceFen}
        problems={invoiceProblems(value, rule, invoiceBalanceFen)}
        upload={takeFile}
        banks={banks}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  }
  return { ...renderInChinese(<Held />), onChange, last: () => onChange.mock.lastCall?.[0] };
}

const line = (name: string | RegExp) => screen.getByRole('textbox', { name });

it('shows the amount with two decimals, like all other amounts', async () => {
  const { user, last } = renderForm(startedInvoice);
  expect(line(/开票金额/)).toHaveValue('10,700.00');
  await user.clear(line(/开票金额/));
  await user.type(line(/开票金额/), '8500.5');
  await user.tab();
  expect(line(/开票金额/)).toHaveValue('8,500.50');
  expect(last()?.info.amountFen).toBe(850_050);
});

describe('required fields', () => {
  it('of an ordinary invoice: no courier, no materials; of a special one both', async () => {
    const { user } = renderForm(startedInvoice);
    expect(screen.queryByRole('textbox', { name: /收件地址/ })).toBeNull();
    expect(screen.queryByRole('group', { name: '开票资料' })).toBeNull();

    await user.click(screen.getByRole('radio', { name: '专用发票' }));

    expect(line(/收件地址/)).toBeRequired();
    expect(line(/银行账号/)).toBeRequired();
    expect(screen.getByRole('group', { name: '开票资料' })).toBeVisible();
  });

  it('a product may ask for the tax phone with every invoice', () => {
    renderForm(startedInvoice, { ...invoiceRule, requiresTaxPhone: true });
    expect(line(/注册电话/)).toBeRequired();
    expect(line(/注册地址/)).not.toBeRequired();
  });

  it('a product without special invoices offers none', () => {
    renderForm(startedInvoice, { ...invoiceRule, allowsSpecial: false });
    expect(screen.getByRole('radio', { name: '专用发票' })).toBeDisabled();
  });
});

describe('what is written', () => {
  it('the tax id is reported in upper case and without spaces', async () => {
    const { user, last } = renderForm({ ...startedInvoice, info: { ...startedInvoice.info, taxId: '' } });
    await user.type(line(/纳税人识别号/), '91110199 ma0text99x');
    await user.tab();
    expect(last()?.info.taxId).toBe('91110199MA0TEXT99X');
  });

  it('a wrong check character of a credit code causes only a warning', async () => {
    const { user } = renderForm({ ...startedInvoice, info: { ...startedInvoice.info, taxId: '' } });
    await user.type(line(/纳税人识别号/), '91110199MA0TEXT990');
    await user.tab();
    expect(screen.getByText('统一社会信用代码的校验位不符，请与证件核对')).toBeVisible();
    expect(line(/纳税人识别号/)).toBeValid();
  });

  it('the amount is in yuan on the screen and in fen in the invoice, and invalid above the balance', async () => {
    const { user, last } = renderForm(startedInvoice);
    await user.clear(line(/开票金额/));
    await user.type(line(/开票金额/), '10700.01');
    await user.tab();
    expect(last()?.info.amountFen).toBe(1_070_001);
    expect(screen.getByText('开票金额不能超过可开票余额 ¥10,700.00')).toBeVisible();
  });

  it('a branch can be typed although banks are offered, and its bytes are counted during typing', async () => {
    const { user, last } = renderForm(specialInvoice, invoiceRule, bankList);
    const bank = screen.getByRole('combobox', { name: /开户银行/ });
    await user.clear(bank);
    await user.type(bank, '远山银行');
    expect(bank).toHaveAccessibleDescription('与银行账号合计还可填写 38 个字（两个字母或数字计一个字）');
    await user.tab();
    expect(last()?.info.bankName).toBe('远山银行');
  });

  it('bytes are counted during typing, together with the other half of the line', async () => {
    const { user } = renderForm(specialInvoice);
    await user.clear(line(/开户银行/));
    await user.type(line(/开户银行/), '远山银行');
    expect(line(/开户银行/)).toHaveAccessibleDescription('与银行账号合计还可填写 38 个字（两个字母或数字计一个字）');
  });

  it('a line that is too long says by how many characters', async () => {
    const { user } = renderForm(specialInvoice);
    await user.clear(line(/开户银行/));
    await user.paste('远'.repeat(45));
    expect(line(/开户银行/)).toHaveAccessibleDescription('与银行账号合计超出 3 个字，请减少');
  });
});

describe('a small-scale taxpayer', () => {
  it('reads that a special invoice is out of reach', async () => {
    const { user } = renderForm(startedInvoice);
    await user.click(screen.getByRole('radio', { name: '小规模纳税人' }));
    expect(screen.getByText('小规模纳税人不能申请专用发票')).toBeVisible();
    expect(screen.getByRole('radio', { name: '专用发票' })).toBeDisabled();
  });

  it('a selected special invoice stays selected, and the contradiction is shown', async () => {
    const { user, last } = renderForm(specialInvoice);
    await user.click(screen.getByRole('radio', { name: '小规模纳税人' }));
    expect(last()?.type).toBe('special');
    expect(screen.getByRole('radiogroup', { name: /发票类型/ })).toHaveAccessibleDescription(
      '小规模纳税人不能申请专用发票',
    );
  });
});

describe('materials', () => {
  it('can be sent by mail instead of uploaded, and going back removes the mail address', async () => {
    const { user, last } = renderForm(specialInvoice);
    await user.click(screen.getByRole('radio', { name: '邮件发送' }));
    await user.type(line(/资料往来邮箱/), 'caiwu@yuanshan.example');
    await user.tab();
    expect(last()?.material).toEqual({ email: 'caiwu@yuanshan.example', items: [] });

    await user.click(screen.getByRole('radio', { name: '上传文件' }));
    expect(last()?.material).toEqual(specialInvoice.material);
  });

  it('that were uploaded do not count while they are to be sent by mail', async () => {
    const { user, last } = renderForm(specialInvoice);
    await user.click(screen.getByRole('radio', { name: '邮件发送' }));
    const invoice = last() ?? specialInvoice;
    expect(invoiceProblems(invoice, invoiceRule, invoiceBalanceFen).map(({ path }) => path)).toContain('material');
  });

  it('are the only part that can be changed when they are required', () => {
    renderForm(appliedInvoice({ status: 'materialNeeded' }, specialInvoice));
    expect(screen.queryByRole('textbox')).toBeNull();
    const licence = within(screen.getByRole('group', { name: '营业执照' }));
    expect(licence.getByRole('button')).toBeEnabled();
  });

  it('nothing can be changed after the application was sent: it shows names and values', () => {
    renderForm(appliedInvoice({}, specialInvoice));
    expect(screen.queryByRole('textbox')).toBeNull();
    const shown = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(shown).toContainEqual(['发票类型', '专用发票']);
    expect(shown).toContainEqual(['发票抬头', specialInvoice.info.title]);
    expect(shown).toContainEqual(['开票金额', formatFen(specialInvoice.info.amountFen ?? 0)]);
    expect(shown).toContainEqual(['收件地区', '广东省 / 深圳市 / 南山区']);
    expect(screen.queryByRole('group', { name: '营业执照' })).toBeNull();
  });

  it('after a failure everything can', () => {
    renderForm(appliedInvoice({ status: 'failed' }, specialInvoice));
    expect(line(/发票抬头/)).not.toHaveAttribute('readonly');
  });
});

describe('progress', () => {
  it('shows at once why it failed', () => {
    renderInChinese(<InvoiceProgress invoice={appliedInvoice({ status: 'failed', failMessage: '抬头不符' })} />);
    expect(screen.getByRole('alert')).toHaveTextContent('抬头不符');
  });

  it('shows which materials are required', () => {
    const asked = appliedInvoice({ status: 'materialNeeded', failMessage: '请补充资格证明' });
    renderInChinese(<InvoiceProgress invoice={asked} />);
    expect(screen.getByText('请补充资格证明')).toBeVisible();
  });

  it('shows the parcel number of one that was sent', () => {
    const express = { company: '示例快递', number: 'SD0000000001', payer: '1' };
    renderInChinese(<InvoiceProgress invoice={appliedInvoice({ status: 'mailed', express })} invoiceNo="0026" />);
    expect(screen.getByText('示例快递')).toBeVisible();
    expect(screen.getByText('SD0000000001')).toBeVisible();
    expect(screen.getByText('寄付')).toBeVisible();
    expect(screen.getByText('0026')).toBeVisible();
  });
});

it('the list of a policy shows which invoice a red-letter invoice reverses, and offers the possible actions', () => {
  renderInChinese(<InvoiceList invoices={invoicesOfPolicy} actionsFor={(id) => <button type="button">{id}</button>} />);
  const red = screen.getAllByRole('listitem').at(-1)!;

  expect(within(red).getByText('红字')).toBeVisible();
  expect(within(red).getByText('-¥1,234.56')).toBeVisible();
  expect(within(red).getByText(/冲减发票 00261234567890123456/)).toBeVisible();
  expect(within(red).getByRole('button', { name: 'invoice-3' })).toBeVisible();
  expect(screen.getAllByText('红字')).toHaveLength(1);
});
