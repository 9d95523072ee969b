import { slipsBetween } from '@tuanbao/library/domain/identity/editDistance';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  ['', '', 0],
  ['123', '123', 0],
  ['11', '1', 1],
  ['123', '132', 1],
  ['123', '12', 1],
  ['123', '1234', 1],
  ['12345', '12x4y', 2],
  ['123', '456', 3],
  ['1', '12345', 3],
])('%j and %j differ by %d edits', (one, other, slips) => {
  expect(slipsBetween(one, other, 2)).toBe(slips);
  expect(slipsBetween(other, one, 2)).toBe(slips);
});

/** Computes the edit distance by its definition, with the complete table. */
function slipsByTable(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_cell, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const cells = table[row] ?? [];
      cells[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return at(one.length, other.length);
}

it('equals the whole table, up to the limit', () => {
  const text = fc.string({ unit: fc.constantFrom('1', '2', '3'), maxLength: 9 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 5 }), (one, other, limit) => {
      expect(slipsBetween(one, other, limit)).toBe(Math.min(slipsByTable(one, other), limit + 1));
    }),
    { numRuns: 2000 },
  );
});

/** Returns a text that counts the reads of its characters. Reads in a `slice` of the text are counted too. */
function counted(text: string): { readonly text: string; readonly reads: () => number } {
  let reads = 0;
  const counting = (content: string): string => {
    const read: ProxyHandler<object> = {
      get(target, name) {
        reads += 1;
        if (name === 'slice') return (start: number, end: number) => counting(content.slice(start, end));
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? (member as (...args: unknown[]) => unknown).bind(target) : member;
      },
    };
    return Object(new Proxy<object>(Object(content) as object, read)) as string;
  };
  return { text: counting(text), reads: () => reads };
}

/**
 * Returns the number of character reads. The two compared texts differ at both ends, so that both texts must be read
 * completely.
 */
const readsOf = (length: number) => {
  const middle = '7'.repeat(length);
  const one = counted(`1${middle}2`);
  slipsBetween(one.text, `2${middle}1`, 2);
  return one.reads();
};

it('reads twice as long cells twice as often, not four times', () => {
  const [short, long] = [readsOf(8_000), readsOf(16_000)];

  expect(short).toBeGreaterThan(8_000);
  expect(long / short).toBeLessThan(2.2);
});

it('accepts two cells of 32,767 characters', () => {
  const middle = '7'.repeat(32_765);
  expect(slipsBetween(`1${middle}2`, `2${middle}1`, 2)).toBe(2);
  expect(slipsBetween(`1${middle}2`, `2${middle}11`, 2)).toBe(3);
});
