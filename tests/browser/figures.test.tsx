import { afterEach, expect, it } from 'vitest';

import { closeGallery, describeElement, isSeen, showGallery } from './galleries.tsx';

import '@tuanbao/tokens/typography.css';

afterEach(closeGallery);

/** Matches an amount of money, or a number with thousands separators. */
const figure = /¥[\d,]+\.\d{2}|\d{1,3},\d{3}/;

/** True if the text consists only of an amount or a number, as in a cell, a total or a fact. */
const isAlone = (text: string): boolean => text.replaceAll(/[-\s]/g, '').replace(figure, '').length <= 1;

/** Returns the visible elements whose text consists only of an amount or a number. */
const figuresIn = (body: HTMLElement): readonly HTMLElement[] =>
  [...body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => isSeen(element) && element.childElementCount === 0)
    .filter(({ textContent }) => figure.test(textContent) && isAlone(textContent));

/** Widgets that show amounts in a column, or an amount that changes. */
const widgets = [
  'CoInsurers',
  'EarnedRewards',
  'EndorsementPersons',
  'EndorsementPremium',
  'InvoiceForm',
  'Money',
  'OccupationTable',
  'PremiumBar',
  'PremiumReceipt',
  'ProductCard',
  'ProductComparison',
  'QuotationSheet',
  'RateCard',
  'SchemeEditor',
];

it.each(widgets)('%s sets amounts in the font of the text, with digits of one width', async (name) => {
  const body = await showGallery(name);
  const figures = figuresIn(body);
  expect(figures.length).toBeGreaterThan(0);
  const uneven = figures.filter((element) => {
    const { fontVariantNumeric, fontFamily } = getComputedStyle(element);
    return !fontVariantNumeric.includes('tabular-nums') || fontFamily.includes('monospace');
  });
  expect(uneven.map((element) => `${describeElement(element)}: ${element.textContent}`)).toEqual([]);
});
