import { problemsOfDraft } from '@tuanbao/library/domain/order/draftProblems';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { ratingSubjectOf } from '@tuanbao/library/domain/subject/insuredSubjects';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { ContradictionError } from '../../app/contract/wire/contradiction.ts';
import { draftWire } from '../../app/contract/wire/draft.schema.ts';
import { draftCodec } from '../../app/contract/wire/draft.ts';
import { problemWords } from '../../app/server/services/problemWords.ts';
import { hostileWords } from '../domain/hostileWords.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';

/**
 * For each basis of the premium, one product that agents insure in this app. Together, the drafts of these products use
 * all fields.
 */
const products = [
  ...new Map(
    loadCatalogue()
      .products.filter(({ jump }) => jump.kind === 'native')
      .map((product) => [product.basis, product]),
  ).values(),
];

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Returns copies of the value. In each copy, one text is replaced. */
function* withEachText(value: Json, text: string): Generator<Json> {
  if (typeof value === 'string') yield text;
  else if (isList(value)) {
    for (const [at, each] of value.entries())
      for (const changed of withEachText(each, text)) yield value.with(at, changed);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value))
      for (const changed of withEachText(each, text)) yield { ...value, [name]: changed };
  }
}

/** Returns the draft in a request. Returns null if the draft is refused because it contradicts itself. */
function draftOrRefusal(wire: Json): OrderDraft | null {
  try {
    return draftCodec.fromWire(draftWire.validateSync(wire));
  } catch (error) {
    if (error instanceof ContradictionError) return null;
    throw error;
  }
}

const context = { today: '2026-11-20', forbiddenWords: [], closedDays: [] } as const;

it.each(products.map((product) => [product.basis, product] as const))(
  '%s: a draft with a name that objects inherit in any of its texts is judged, priced or refused like any other',
  { timeout: 60_000 },
  (_, product) => {
    const wire = JSON.parse(JSON.stringify(draftCodec.toWire(completeDraft(product, { heads: 1 })))) as Json;
    let tried = 0;
    for (const word of hostileWords)
      for (const changed of withEachText(wire, word)) {
        if (!draftWire.isValidSync(changed)) continue;
        tried += 1;
        const draft = draftOrRefusal(changed);
        if (draft === null) continue;
        const lines = rosterLinesOf(draft.persons);
        for (const problem of problemsOfDraft(product, draft, lines, context))
          expect(problemWords(problem, 'zh-CN')).toMatch(/\p{Script=Han}/u);
        const { totalFen } = quote(product, quotableDraftOf(draft, lines, ratingSubjectOf(product, draft)));
        expect(totalFen === null || Number.isSafeInteger(totalFen)).toBe(true);
      }
    expect(tried).toBeGreaterThan(100);
  },
);
