import { screen, within } from '@testing-library/react';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { employerLiability } from '@tuanbao/library/samples/products';
import { quotationText, QuotationSheet } from '@tuanbao/library/widgets/QuotationSheet';
import { messages } from '@tuanbao/library/widgets/QuotationSheet/messages';
import { expect, it } from 'vitest';

import {
  alternativesQuotation,
  longQuotation,
  personsQuotation,
  worksQuotation,
} from '../../stories/fixtures/quotations.ts';
import { renderInChinese } from '../components/inChinese.tsx';

it('shows the cover and price of each scheme, and the total', () => {
  renderInChinese(<QuotationSheet quotation={personsQuotation} product={employerLiability} />);
  const workshop = within(screen.getByRole('region', { name: '车间方案' }));
  expect(workshop.getByRole('row', { name: /叉车驾驶员/ }).textContent).toContain('2 人');
  expect(workshop.getByRole('table', { name: '保障内容' })).toHaveTextContent('20万');
  expect(screen.getByText('总保费').parentElement?.textContent).toMatch(/¥[\d,]+\.\d\d/);
  expect(screen.queryByText(/已于/)).not.toBeInTheDocument();
});

it('leaves out empty fields, and shows when the quotation has expired', () => {
  renderInChinese(
    <QuotationSheet quotation={{ ...longQuotation, groupName: '', agentName: '' }} product={employerLiability} />,
  );
  expect(screen.queryByText('投保单位')).not.toBeInTheDocument();
  expect(screen.queryByText('业务员')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('该报价已于 2026-11-19 到期');
});

it('counts insured objects other than persons', () => {
  renderInChinese(<QuotationSheet quotation={worksQuotation} product={employerLiability} />);
  expect(screen.getByRole('region', { name: '投保标的' })).toHaveTextContent('工程造价');
  expect(screen.queryByText('投保人数')).not.toBeInTheDocument();
  expect(screen.getByText(/^本报价按所列投保标的和方案计算/)).toBeVisible();
});

it('counts the vehicles of a fleet by kind and use', () => {
  const bus = { detail: 'passengerCar', useAttribute: 'commercial', seats: 49 } as const;
  const car = { detail: 'passengerCar', useAttribute: 'nonCommercial', seats: 5 } as const;
  const subject = { basis: 'perVehicle', ...bus, others: [car, car] } as const;
  renderInChinese(<QuotationSheet quotation={{ ...worksQuotation, subject }} product={employerLiability} />);
  const region = screen.getByRole('region', { name: '投保标的' });
  expect(region).toHaveTextContent('客车 · 营业1 辆，共 49 座');
  expect(region).toHaveTextContent('客车 · 非营业2 辆，共 10 座');
});

it('reads as plain text in a chat, with its link at the end', () => {
  const text = quotationText(personsQuotation, employerLiability, messages['zh-CN'], 'https://tuanbao.example/q');
  const lines = text.split('\n');
  expect(lines[0]).toBe('团体保险报价单');
  expect(lines).toContain('投保单位：青禾机械制造有限公司');
  expect(lines).toContain('投保人数：28 人');
  expect(lines.filter((line) => line.startsWith('【'))).toHaveLength(2);
  expect(lines.some((line) => /^总保费：¥[\d,]+\.\d\d$/.test(line))).toBe(true);
  expect(lines.at(-1)).toBe('https://tuanbao.example/q');
  expect(text).not.toMatch(/\t|undefined|null/);
});

const alternativeTotals = alternativesQuotation.quote.alternatives!.map(({ totalFen }) => totalFen ?? 0);
const sumOfTotals = formatFen(alternativeTotals.reduce((sum, total) => sum + total, 0));

it('shows the premium and the persons of each alternative, and no sum', () => {
  renderInChinese(<QuotationSheet quotation={alternativesQuotation} product={employerLiability} />);
  const table = within(screen.getByRole('table', { name: '备选方案（任选其一）' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(
    alternativesQuotation.quote.alternatives!.map(
      ({ heads, totalFen }, index) =>
        expect.stringContaining(
          `${alternativesQuotation.schemes[index]!.name}${heads} 人${formatFen(totalFen ?? 0)}`,
        ) as string,
    ),
  );
  expect(screen.getByRole('article')).not.toHaveTextContent(sumOfTotals);
  expect(screen.queryByText('28 人')).not.toBeInTheDocument();
});

it('reads as plain text with the total of each alternative, and no sum', () => {
  const text = quotationText(alternativesQuotation, employerLiability, messages['zh-CN']);
  const totals = text.split('\n').filter((line) => line.startsWith('总保费：'));
  expect(totals).toEqual(alternativeTotals.map((total) => `总保费：${formatFen(total)}`));
  expect(text).toContain('备选方案（任选其一）');
  expect(text).not.toContain(sumOfTotals);
  expect(text).not.toMatch(/undefined|null/);
});
