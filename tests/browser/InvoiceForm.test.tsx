import { cleanup, render, screen } from '@testing-library/react';
import type { Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { invoiceBalanceFen, invoiceRule, specialInvoice, startedInvoice } from '@tuanbao/library/samples/invoices';
import { InvoiceForm } from '@tuanbao/library/widgets/InvoiceForm';
import { type ReactElement, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { commitComposition, compose } from './imeComposition.ts';

import '@tuanbao/tokens/tokens.css';

afterEach(cleanup);

function Held({
  given,
  onChange,
}: {
  readonly given: Invoice;
  readonly onChange: (next: Invoice) => void;
}): ReactElement {
  const [value, setValue] = useState(given);
  return (
    <InvoiceForm
      value={value}
      rule={invoiceRule}
      balanceFen={invoiceBalanceFen}
      upload={takeFile}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function show(given: Invoice): Invoice[] {
  const handedOn: Invoice[] = [];
  render(
    <I18nProvider locale="zh-CN">
      <Held given={given} onChange={(next) => handedOn.push(next)} />
    </I18nProvider>,
  );
  return handedOn;
}

it('an input method composes in the tax id undisturbed; letters become upper case when they are committed', async () => {
  const handedOn = show({ ...startedInvoice, info: { ...startedInvoice.info, taxId: '' } });
  const taxId = screen.getByRole<HTMLInputElement>('textbox', { name: /纳税人识别号/ });
  await userEvent.click(taxId);
  await compose('ma');
  await compose('ma0te');
  expect(taxId.value).toBe('ma0te');
  expect(handedOn).toEqual([]);

  await commitComposition('ma0text99');
  await userEvent.tab();
  expect(taxId.value).toBe('MA0TEXT99');
  expect(handedOn.map(({ info }) => info.taxId)).toEqual(['MA0TEXT99']);
});

it('fits a phone of 360 px', async () => {
  await page.viewport(360, 800);
  show({
    ...specialInvoice,
    info: { ...specialInvoice.info, title: '双江拉祜族佤族布朗族傣族自治县远山精密机械有限公司' },
  });
  await screen.findByText('广东省 / 深圳市 / 南山区');

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('can be filled in with the keyboard only: kinds with the arrow keys, fields with Tab', async () => {
  const handedOn = show(startedInvoice);
  await userEvent.keyboard('{Tab}{Tab}{ArrowRight}{Tab}{Tab}{Control>}a{/Control}');
  await userEvent.keyboard('远山');
  await userEvent.tab();

  expect(handedOn.at(-1)).toMatchObject({ type: 'special', info: { title: '远山' } });
});
