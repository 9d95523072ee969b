import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { classesOf } from '@tuanbao/library/domain/occupation/occupationClass';
import { headsOfDraft, headsOfOrder } from '@tuanbao/library/domain/order/heads';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { personOf } from '../../../stories/fixtures/order/person.ts';
import { nativeProducts } from '../rating/draftArbitrary.ts';

const line = (occupationClass: OccupationClass, heads: number) => ({ code: '', name: '', occupationClass, heads });

const counts = fc.record({
  listed: fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 })),
  planned: fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })),
});

describe.each(nativeProducts.map((product) => [`${product.id} ${product.name}`, product] as const))(
  '%s',
  (_, product) => {
    const [occupationClass = 1] = classesOf(product.occupation.classes);

    it('has as many heads in its lists as in its price', () => {
      fc.assert(
        fc.property(counts, ({ listed, planned }) => {
          const schemes = ['s1', 's2'].map((id, at) => ({
            ...newScheme(product, id, id),
            occupations: [line(occupationClass, planned[at] ?? 0)],
          }));
          const persons = ['s1', 's2'].flatMap((id, at) =>
            Array.from({ length: listed[at] ?? 0 }, (__, key): Person =>
              personOf(10 * at + key + 1, id, String(occupationClass)),
            ),
          );
          const draft = { months: 12, applyQuantity: 1, schemes, persons };
          const quoted = quote(product, quotableDraftOf(draft, rosterLinesOf(persons)));
          expect(headsOfDraft(product, draft)).toBe(quoted.heads);
        }),
      );
    });
  },
);

it('of an order are the charged ones, changed by endorsements', () => {
  expect(headsOfOrder({ submitted: 500, listed: 500, listedNow: 515 })).toBe(515);
  expect(headsOfOrder({ submitted: 501, listed: 500, listedNow: 500 })).toBe(501);
  expect(headsOfOrder({ submitted: 501, listed: 500, listedNow: 498 })).toBe(499);
  expect(headsOfOrder({ submitted: 0, listed: 0, listedNow: 0 })).toBe(0);
});
