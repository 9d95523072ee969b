/** Direction in which a column is sorted. */
export type SortDirection = 'ascending' | 'descending';

const chinese = new Intl.Collator('zh-CN', { numeric: true });
const plain = /^[ -~]*$/;

/**
 * Sort key for numbers, days and codes. Small numbers are padded to the same length, so that texts can be compared
 * without collation. Collation is ten times slower.
 */
const plainKey = (text: string) => (/^\d{1,3}$/.test(text) ? text.padStart(3, '0') : text);
const byCode = (one: string, other: string) => (plainKey(one) < plainKey(other) ? -1 : 1);

/**
 * Sorts the keys of rows by a text of each row: Chinese by pinyin, numbers with up to three digits by value, empty
 * texts always last. Rows with equal texts keep their order.
 */
export function sortedKeys(
  keys: readonly number[],
  textOf: (key: number) => string,
  direction: SortDirection,
): readonly number[] {
  const rows = keys.map((key) => ({ key, text: textOf(key) }));
  const compare = rows.every(({ text }) => plain.test(text)) ? byCode : chinese.compare;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .sort((one, other) => {
      if (one.text === other.text) return 0;
      if (one.text === '' || other.text === '') return one.text === '' ? 1 : -1;
      return sign * compare(one.text, other.text);
    })
    .map(({ key }) => key);
}
