import { screen } from '@testing-library/react';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { invoiceBalanceFen, invoiceRule, specialInvoice } from '@tuanbao/library/samples/invoices';
import { InvoiceForm } from '@tuanbao/library/widgets/InvoiceForm';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { show } from './onPage.tsx';

/** A company name with 30 characters, as on real licences. */
const title = '云栖远山建筑装饰工程（集团）有限责任公司滨江新区第二分公司';

const input = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  show(
    <InvoiceForm
      value={{ ...specialInvoice, info: { ...specialInvoice.info, title, taxAddress: title } }}
      onChange={() => undefined}
      rule={invoiceRule}
      balanceFen={invoiceBalanceFen}
      upload={takeFile}
    />,
  );
});

describe.each([1400, 2200])('a form in a window of %d px', (width) => {
  beforeEach(() => page.viewport(width, 900));

  it('shows long names and addresses in full', () => {
    for (const name of [/^发票抬头/, /地址/]) {
      const [field] = screen.getAllByRole<HTMLInputElement>('textbox', { name });
      expect(field?.scrollWidth).toBeLessThanOrEqual(field?.clientWidth ?? 0);
    }
  });

  it('gives a long text two of three columns, and a number one', () => {
    const [long, short] = [/^发票抬头/, /^纳税人识别号/].map((name) => input(name).getBoundingClientRect().width);
    expect((long ?? 0) / (short ?? 1)).toBeGreaterThan(2);
    expect(short).toBeGreaterThan(width / 4);
  });
});

it('has one column on a phone', async () => {
  await page.viewport(360, 800);
  const [long, short] = [/^发票抬头/, /^纳税人识别号/].map((name) => input(name).getBoundingClientRect().width);
  expect(long).toBe(short);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
