import { render, screen, within } from '@testing-library/react';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { incompleteQuote, quoteOf, twoSchemesQuote } from '@tuanbao/library/samples/quotes';
import { officeScheme, untouchedScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { PremiumReceipt, type PremiumReceiptProps } from '@tuanbao/library/widgets/PremiumReceipt';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it } from 'vitest';

import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { workedDraftOf } from '../../stories/fixtures/goldenQuotes.ts';

function renderReceipt(props: PremiumReceiptProps) {
  render(
    <I18nProvider locale="zh-CN">
      <PremiumReceipt {...props} />
    </I18nProvider>,
  );
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

it('lists the occupations of each scheme with heads, unit and line premium', () => {
  renderReceipt({ quote: twoSchemesQuote, schemes: [officeScheme, workshopScheme] });

  const workshop = within(screen.getByRole('region', { name: '车间方案' }));
  expect(rowsOf(workshop.getByRole('table', { name: '职业与人数' }))).toEqual([
    '职业人数每人保费保费小计',
    '电子产品装配工3 类职业20¥511.00¥10,220.00',
    '叉车驾驶员4 类职业2¥806.00¥1,612.00',
  ]);
  expect(workshop.getByText('¥11,832.00')).toBeVisible();
});

it('shows every step to the premium of a person, with all digits', () => {
  renderReceipt({ quote: twoSchemesQuote, schemes: [officeScheme, workshopScheme] });

  const workshop = within(screen.getByRole('region', { name: '车间方案' }));
  const steps = rowsOf(workshop.getByRole('table', { name: '4 类职业每人保费的计算过程' }));
  expect(steps).toContain('赔付比例 100%× 1.25¥678.75');
  expect(steps).toContain('人数折扣 9.5 折× 0.95¥805.828629375');
  expect(steps.at(-1)).toBe('向上取整到元¥806.00');
});

it('shows the factor that a class has of its own in a product that repeats factors', () => {
  const product = catalogue.employerLiabilityWithFactors;
  const welder = { code: '', name: '电焊工', occupationClass: 4, heads: 2 } as const;
  const scheme = { ...newScheme(product, 's1', '方案一'), deductible: 'D500', occupations: [welder] };
  renderReceipt({ quote: quote(product, { months: 12, applyQuantity: 1, schemes: [scheme] }), schemes: [scheme] });

  const steps = rowsOf(screen.getByRole('table', { name: '4 类职业每人保费的计算过程' }));
  expect(steps).toContainEqual(expect.stringMatching(/每次事故500元× 0\.98/));
});

it('shows the price of each vehicle of a fleet with its number', () => {
  const product = catalogue.vehicle;
  const scheme = newScheme(product, 's1', '方案一');
  const vehicle = { detail: 'passengerCar', useAttribute: 'nonCommercial', seats: 5 } as const;
  const subject = { basis: 'perVehicle', ...vehicle, others: [{ ...vehicle, useAttribute: 'commercial' }] } as const;
  renderReceipt({
    quote: quote(product, { months: 12, applyQuantity: 1, schemes: [scheme], subject }),
    schemes: [scheme],
  });

  const steps = rowsOf(screen.getByRole('table', { name: '保费的计算过程' }));
  expect(steps.slice(1, 3)).toEqual([
    expect.stringMatching(/^第 1 辆 客车5 × ¥[\d.]+ × 1¥/),
    expect.stringMatching(/^第 2 辆 客车5 × ¥[\d.]+ × 1\.\d+¥/),
  ]);
});

it('names the short-period rate', () => {
  renderReceipt({ quote: quoteOf([officeScheme], 6), schemes: [officeScheme] });

  const steps = rowsOf(screen.getByRole('table', { name: '1 类职业每人保费的计算过程' }));
  expect(steps).toContain('保险期限 6 个月，短期费率× 60%¥77.40');
});

it('ends with the payable amount', () => {
  renderReceipt({ quote: twoSchemesQuote, schemes: [officeScheme, workshopScheme] });

  expect(screen.getByText('总保费').parentElement).toHaveTextContent('¥12,570.00');
});

it('shows no total while a scheme has no price', () => {
  renderReceipt({ quote: incompleteQuote, schemes: [officeScheme, untouchedScheme] });

  expect(screen.getByRole('region', { name: '方案三' })).toHaveTextContent('该方案尚不能计算保费');
  expect(screen.queryByText('总保费')).toBeNull();
});

it('explains the premium of a vehicle in words, without occupations', () => {
  const product = catalogue.vehicle;
  renderReceipt({ quote: quote(product, workedDraftOf(product)), schemes: [{ id: 's1', name: '方案一' }] });

  const vehicle = within(screen.getByRole('region', { name: '方案一' }));
  expect(vehicle.queryByRole('table', { name: '职业与人数' })).toBeNull();
  expect(rowsOf(vehicle.getByRole('table', { name: '保费的计算过程' }))).toEqual([
    '步骤系数或金额结果',
    '客车5 × ¥28.60¥143.00',
    '保险期限 1 年× 100%¥143.00',
    '使用性质 非营业× 1¥143.00',
    '计划系数 标准计划× 1¥143.00',
    '四舍五入到分¥143.00',
    '投保份数 1× 1¥143.00',
  ]);
});
