import { screen, within } from '@testing-library/react';
import { quotationText, QuotationSheet } from '@tuanbao/library/widgets/QuotationSheet';
import { messages } from '@tuanbao/library/widgets/QuotationSheet/messages';
import { expect, it } from 'vitest';

import { employerLiability } from '../../stories/fixtures/products.ts';
import { longQuotation, personsQuotation, worksQuotation } from '../../stories/fixtures/quotations.ts';
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
