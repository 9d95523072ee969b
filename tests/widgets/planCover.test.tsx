import { cleanup, screen, within } from '@testing-library/react';
import { classesOf } from '@tuanbao/library/domain/occupation/occupationClass';
import { planOffersOf } from '@tuanbao/library/domain/rating/planOffer';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { wordsChosenBy } from '@tuanbao/library/domain/scheme/productWords';
import { someOccupations } from '@tuanbao/library/samples/occupations';
import { PlanComparison } from '@tuanbao/library/widgets/PlanComparison';
import { quotationText, QuotationSheet, type SheetQuotation } from '@tuanbao/library/widgets/QuotationSheet';
import { messages } from '@tuanbao/library/widgets/QuotationSheet/messages';
import { SchemeEditor } from '@tuanbao/library/widgets/SchemeEditor';
import { describe, expect, it } from 'vitest';

import { definitionFrom } from '../../app/catalogue/definitionFrom.ts';
import { schemeWords } from '../../app/server/documents/schemeWords.ts';
import { personsQuotation } from '../../stories/fixtures/quotations.ts';
import { renderInChinese } from '../components/inChinese.tsx';

const files = import.meta.glob<unknown>('../../app/catalogue/products/*.json', { eager: true, import: 'default' });

const products = Object.entries(files).map(([path, content]) => definitionFrom(path, content));

const notInsured = /^可选，未投保：/u;

/** Returns the cell texts of a table's rows. The first cell is the name of the row. */
const rowsOf = (table: HTMLElement) =>
  Array.from(table.querySelectorAll('tbody tr'), (row) =>
    Array.from(row.children, (cell) => cell.firstChild?.textContent ?? ''),
  );

/**
 * A plan as one place of the product shows it: the included clauses as `name sum`, and the names of the optional
 * clauses.
 */
interface Told {
  readonly included: readonly string[];
  readonly optional: readonly string[];
}

const byText = ({ included, optional }: Told): Told => ({
  included: included.toSorted(),
  optional: optional.toSorted(),
});

it('has the products of the specification', () => {
  expect(products).toHaveLength(34);
});

describe.each(products.map((product) => [`${product.id} ${product.name}`, product] as const))('%s', (_, product) => {
  const [occupationClass = 1] = classesOf(product.occupation.classes);
  const occupations = [{ code: '', name: '', occupationClass, heads: 3 }];

  /**
   * The texts of clauses in the product's data, which are the expected texts. They are computed without the code that
   * is tested.
   */
  const inTheData = product.plans.map(({ clauses }): Told => {
    const first = clauses.map(({ name, isOptional, options: [option] }) => ({
      name,
      isIncluded: !isOptional && option !== undefined && option.sumInsured > 0,
      label: option?.label ?? '',
    }));
    return byText({
      included: first.filter(({ isIncluded }) => isIncluded).map(({ name, label }) => `${name} ${label}`),
      optional: first.filter(({ isIncluded }) => !isIncluded).map(({ name }) => name),
    });
  });

  const fresh = product.plans.map((plan, at) => newScheme({ ...product, plans: [plan] }, `s${at}`, `方案${at}`));

  const quotationOf = (scheme: (typeof fresh)[number]): SheetQuotation => ({
    ...personsQuotation,
    schemes: [scheme],
    quote: quote(product, { months: 12, applyQuantity: 1, schemes: [{ ...scheme, occupations }] }),
  });

  it('plan cards show the data of the plans', () => {
    renderInChinese(
      <SchemeEditor
        product={product}
        occupations={someOccupations}
        quotes={[]}
        schemes={fresh.slice(0, 1)}
        onChange={() => undefined}
      />,
    );
    const cards = screen.getByRole('radiogroup', { name: /保障计划/ });
    const told = product.plans.map(({ name }) => {
      const label = Array.from(cards.querySelectorAll('label')).find(({ textContent }) => textContent.startsWith(name));
      const card = within(label ?? document.body);
      const group = (title: string) =>
        Array.from(card.queryByText(title)?.nextElementSibling?.children ?? [], ({ textContent }) => textContent);
      return byText({ included: group('已含'), optional: group('可选') });
    });
    expect(told).toEqual(inTheData);
    cleanup();
  });

  it('the product page shows the same', () => {
    const schemes = planOffersOf(product).map(({ scheme }) => scheme);
    renderInChinese(<PlanComparison product={product} schemes={schemes} />);
    const rows = rowsOf(screen.getByRole('table')).map(([name = '', ...cells]) => ({ name, cells }));
    const names = new Set(product.plans.flatMap(({ clauses }) => clauses.map(({ name }) => name)));
    const told = product.plans.map((_plan, at) => {
      const clauses = rows
        .filter(({ name }) => names.has(name))
        .map(({ name, cells }) => ({ name, cell: cells[at] ?? '' }));
      return byText({
        included: clauses
          .filter(({ cell }) => cell !== '可选' && cell !== '不含')
          .map(({ name, cell }) => `${name} ${cell}`),
        optional: clauses.filter(({ cell }) => cell === '可选').map(({ name }) => name),
      });
    });
    expect(told).toEqual(inTheData);
    cleanup();
  });

  it('a quotation with defaults contains the same: on its sheet, as text, in documents and in the arithmetic', () => {
    const lists = fresh.map((scheme) => {
      const quotation = quotationOf(scheme);
      const words = wordsChosenBy([scheme], product);
      renderInChinese(<QuotationSheet quotation={quotation} product={words} />);
      const rows = rowsOf(screen.getByRole('table', { name: '保障内容' }));
      const left = screen.queryByText(notInsured)?.textContent.replace(notInsured, '');
      const sheet = {
        included: rows.map((cells) => cells.join(' ')),
        optional: left?.split('、') ?? [],
      };
      cleanup();
      const lines = quotationText(quotation, words, messages['zh-CN']).split('\n');
      const text = {
        included: lines.filter((line) => line.startsWith('· ')).map((line) => line.slice(2)),
        optional:
          lines
            .find((line) => notInsured.test(line))
            ?.replace(notInsured, '')
            .split('、') ?? [],
      };
      const document = schemeWords(product, scheme);
      const printed = {
        included: document.clauses.map(({ name, sumInsured }) => `${name} ${sumInsured}`),
        optional: document.notInsured,
      };
      return { sheet: byText(sheet), text: byText(text), printed: byText(printed) };
    });
    expect(lists).toEqual(inTheData.map((told) => ({ sheet: told, text: told, printed: told })));
  });

  it('the receipt of a quotation with defaults prices only included clauses', () => {
    if (product.basis !== 'perPerson') return;
    const priced = fresh.map((scheme) =>
      quotationOf(scheme)
        .quote.trace.filter(({ step }) => step === 'clause')
        .map(({ label }) => label)
        .toSorted(),
    );
    const included = planOffersOf(product).map(({ cover }) =>
      cover
        .filter(({ status }) => status === 'included')
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(priced).toEqual(included);
  });

  it('the price on a card is that of one person in the quotation', () => {
    for (const { scheme, premiumFrom } of planOffersOf(product)) {
      const one = [{ code: '', name: '', occupationClass, heads: 1 }];
      const { totalFen } = quote(product, { months: 12, applyQuantity: 1, schemes: [{ ...scheme, occupations: one }] });
      const expected = product.basis === 'perPerson' ? totalFen : null;
      expect(premiumFrom === null ? null : Math.round(Number(premiumFrom) * 100)).toBe(expected);
    }
  });
});
