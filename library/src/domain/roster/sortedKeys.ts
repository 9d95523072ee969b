/** Which way a column is sorted. */
export type SortDirection = 'ascending' | 'descending';

const chinese = new Intl.Collator('zh-CN', { numeric: true });

/**
 * Keys by the text of their rows: Chinese by pinyin, figures by size, empty cells last either way. Rows that show the same
 * keep their order.
 */
export function sortedKeys(
  keys: readonly number[],
  textOf: (key: number) => string,
  direction: SortDirection,
): readonly number[] {
  const rows = keys.map((key) => ({ key, text: textOf(key) }));
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .toSorted((one, other) => {
      if (one.text === other.text) return 0;
      if (one.text === '' || other.text === '') return one.text === '' ? 1 : -1;
      return sign * chinese.compare(one.text, other.text);
    })
    .map(({ key }) => key);
}
