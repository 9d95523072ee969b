import { render, screen, within } from '@testing-library/react';
import { planOffersOf } from '@tuanbao/library/domain/rating/planOffer';
import { rateCardOf } from '@tuanbao/library/domain/rating/rateCard';
import { classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { ApplicationTerms } from '@tuanbao/library/widgets/ApplicationTerms';
import { ClaimSteps } from '@tuanbao/library/widgets/ClaimSteps';
import { ClauseDocuments } from '@tuanbao/library/widgets/ClauseDocuments';
import { CoverTable } from '@tuanbao/library/widgets/CoverTable';
import { ExclusionList } from '@tuanbao/library/widgets/ExclusionList';
import { OccupationTable } from '@tuanbao/library/widgets/OccupationTable';
import { ProductComparison } from '@tuanbao/library/widgets/ProductComparison';
import { RateCard } from '@tuanbao/library/widgets/RateCard';
import { I18nProvider } from 'react-aria/I18nProvider';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { employerLiabilityGuide as guide } from '../../stories/fixtures/productGuides.ts';
import { renderInChinese } from '../components/inChinese.tsx';

const product = catalogue.employerLiability;
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the cover table', () => {
  it('tells apart what a plan includes, offers and lacks, with the deductible of each cover', () => {
    renderInChinese(<CoverTable product={product} covers={guide.covers} />);
    expect(cellsOf(/医疗费用/)[0]).toBe('无免赔 / 每次事故100元 / 每次事故500元');
    expect(cellsOf(/法律费用/)).toEqual(['无', '不含', '可选5万 / 10万']);
    expect(screen.queryByRole('row', { name: /^计划/ })).toBeNull();
  });

  it.each([
    ['zh-CN', /：1 级 100%，2 级 \d+%，/],
    ['en-US', /: Grade 1 100%, Grade 2 \d+%, /],
  ])('lists the percentages of the grades with the punctuation of %s', (locale, line) => {
    render(
      <I18nProvider locale={locale}>
        <CoverTable product={product} covers={guide.covers} />
      </I18nProvider>,
    );
    expect(screen.getAllByText(line)).toHaveLength(product.disabilityTables.length);
  });
});

describe('the texts of a product', () => {
  it('have numbered exclusions and five steps of a claim', () => {
    renderInChinese(
      <>
        <ExclusionList exclusions={guide.exclusions} />
        <ClaimSteps steps={guide.claims} />
      </>,
    );
    const [exclusions, claims] = screen.getAllByRole('list');
    expect(within(exclusions as HTMLElement).getAllByRole('listitem')).toHaveLength(guide.exclusions.length);
    expect(within(claims as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
  });

  it('have the clauses as a document and as text to read', async () => {
    const documents = [{ name: '雇主责任保险条款', kind: 'clauses' as const, url: '/clauses.pdf' }];
    const { user } = renderInChinese(<ClauseDocuments product={{ documents, version: 3 }} clauses={guide.clauses} />);
    expect(screen.getByRole('link', { name: /雇主责任保险条款/ })).toHaveAttribute('href', '/clauses.pdf');
    expect(screen.getByText('保险条款（合同正文） · 第 3 版 · PDF')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '雇主责任保险条款全文' }));
    expect(screen.getByRole('heading', { name: '责任免除' })).toBeVisible();
  });
});

describe('the terms of an application', () => {
  it('come from the definition of the product', () => {
    renderInChinese(
      <ApplicationTerms product={{ ...catalogue.groupAccidentAx, areaCodes: [] }} closedDays={['2027-02-06']} />,
    );
    const items = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(items).toEqual(
      expect.arrayContaining([
        ['投保人数', '3-2,000 人'],
        ['投保份数', '最多 3 份'],
        ['不可起保日', '2027-02-06'],
        ['保全', '增员、减员、替换'],
      ]),
    );
  });

  it('leave out persons where no persons are insured by name', () => {
    renderInChinese(<ApplicationTerms product={catalogue.house} />);
    expect(screen.queryByText('承保年龄')).toBeNull();
    expect(screen.getByText('保险期限')).toBeVisible();
  });
});

describe('the occupation table', () => {
  const rated = { ...product, occupation: classes1To4 };

  it('finds an occupation and shows its class, factor and premium', async () => {
    const { user } = renderInChinese(<OccupationTable product={rated} tree={someOccupations} />);
    await user.type(screen.getByRole('searchbox', { name: '查找职业' }), '0001001');
    expect(names()).toEqual(['公务员、职员（内勤）']);
    expect(cellsOf(/0001001/).slice(2)).toEqual(['1类可投保', '1.00', `¥${planOffersOf(product)[0]?.premiumFrom}.00`]);
  });

  it('says why an occupation is refused, and names no premium for it', async () => {
    const { user } = renderInChinese(<OccupationTable product={rated} tree={someOccupations} />);
    await user.click(screen.getByRole('radio', { name: '不可投保' }));
    expect(names()).toHaveLength(3);
    expect(cellsOf(/油漆喷涂工/).slice(2)).toEqual(['4类该职业不可投保', '—', '—']);
  });

  it('shows a page at a time, and the first page of a new search', async () => {
    const { user } = renderInChinese(<OccupationTable product={rated} tree={someOccupations} pageSize={2} />);
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    expect(names()[0]).toBe('车床工');
    await user.type(screen.getByRole('searchbox', { name: '查找职业' }), '工');
    expect(names()[0]).toBe('车床工');
    await user.clear(screen.getByRole('searchbox', { name: '查找职业' }));
    expect(names()[0]).toBe('公务员、职员（内勤）');
  });

  it('says that nothing was found', () => {
    renderInChinese(<OccupationTable product={rated} tree={someOccupations} defaultValue="宇航员" />);
    expect(screen.getByText(/没有找到该职业/)).toBeVisible();
  });
});

describe('the rate card', () => {
  it('shows what the rating computes for each class and each discount', () => {
    renderInChinese(<RateCard product={product} />);
    const { rows } = rateCardOf(product);
    expect(cellsOf(/^2 类职业/)).toEqual(rows[1]?.premiums.map((premium) => `¥${Number(premium).toFixed(2)}`));
    expect(cellsOf(/^50-199 人/)[0]).toBe('9.5 折');
  });

  it.each([
    ['vehicle', /客车，非营业，每座/],
    ['swimmingPool', /^250 ㎡以上至 500 ㎡，每池/],
    ['house', /房屋面积 500 ㎡以上/],
    ['constructionByCost', /室内装修，劳务分包，一级，工程造价 1,000 万元/],
    ['venueLiability', /每 1,000 ㎡/],
  ] as const)('names the unit of %s', (name, unit) => {
    renderInChinese(<RateCard product={catalogue[name]} />);
    expect(screen.getAllByRole('rowheader', { name: unit }).length).toBeGreaterThan(0);
  });
});

describe('the comparison of products', () => {
  const products = [product, catalogue.employerLiabilityWithFactors];

  it('marks the rows that differ and says which product lacks a cover', () => {
    renderInChinese(<ProductComparison products={products} />);
    expect(cellsOf(/24 小时意外扩展.*不同/)[1]).toBe('不含');
    expect(screen.getByRole('rowheader', { name: '赔付比例' })).toBeVisible();
  });

  it('shows only the differences on request', async () => {
    const { user } = renderInChinese(<ProductComparison products={products} />);
    await user.click(screen.getByRole('switch', { name: '只看不同' }));
    const headers = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(headers.every((header) => header?.endsWith('（不同）'))).toBe(true);
  });
});
