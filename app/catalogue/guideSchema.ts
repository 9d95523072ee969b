import type { RatingBasis } from '@tuanbao/library/domain/product/productDefinition';
import type { CoverTerm } from '@tuanbao/library/domain/product/productGuide';
import { string } from 'yup';

import { list, name, shape, word } from './schemaParts.ts';

/** A text in both languages of the app. */
export interface GuideText {
  readonly zh: string;
  readonly en: string;
}

/**
 * A text of a guide, with conditions. Of the products to which the guide applies, the text belongs to those that meet
 * all its conditions. Without conditions, the text belongs to all of them.
 */
export interface ConditionalText extends GuideText {
  /** Names of clauses; the text belongs to products that have at least one of them. */
  readonly with?: readonly string[];
  /** Names of clauses; the text belongs to products that have none of them. */
  readonly without?: readonly string[];
  /** The text belongs to products with one of these bases. */
  readonly bases?: readonly RatingBasis[];
}

/** Texts that apply to the products of all lines. */
export interface CommonGuide {
  readonly exclusions: readonly ConditionalText[];
  readonly notices: readonly ConditionalText[];
}

/** Texts that apply to the products of one line. */
export interface LineGuide extends CommonGuide {
  readonly covers: readonly (GuideText & { readonly clause: string; readonly terms: readonly CoverTerm[] })[];
  readonly claims: readonly { readonly title: GuideText; readonly text: GuideText }[];
}

const inBoth = (max: number) => ({
  zh: string().strict(true).min(1).max(max).required(),
  en: string()
    .strict(true)
    .min(1)
    .max(max * 3)
    .required(),
});
const longText = 160;
const shortText = 12;

const conditional = shape({
  ...inBoth(longText),
  with: list().of(name()).min(1).optional(),
  without: list().of(name()).min(1).optional(),
  bases: list()
    .of(word('perPerson', 'byArea', 'byContractCost', 'perPool', 'perVehicle', 'perHouse'))
    .min(1)
    .optional(),
});

/** Schema of the file with the texts that all lines share. */
export const commonGuideSchema = shape({
  exclusions: list().of(conditional),
  notices: list().of(conditional),
});

/** Schema of the file with the texts of a line. Its list `claims` has exactly five steps of a claim. */
export const lineGuideSchema = shape({
  covers: list()
    .of(
      shape({
        clause: name(),
        ...inBoth(longText),
        terms: list().of(word('deductible', 'payoutRatio', 'disabilityTable')),
      }),
    )
    .min(1),
  exclusions: list().of(conditional).min(1),
  notices: list().of(conditional).min(1),
  claims: list()
    .of(shape({ title: shape(inBoth(shortText)), text: shape(inBoth(longText)) }))
    .length(5),
});
