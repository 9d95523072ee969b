/**
 * Columns of a province's regions, the province first, in the order of the codes; a later column (pinyin) has the same
 * rows.
 */
export interface RegionColumns {
  readonly codes: readonly number[];
  readonly names: readonly string[];
}

/** A province of the compressed text. */
export interface Province {
  readonly code: number;
  readonly name: string;
  /** True when it has no regions below. */
  readonly isLeaf: boolean;
  /** The regions below, decoded on first use, because few pages need all of them. */
  readonly columns: () => RegionColumns;
}

const beginning = /^\d\d[^\d;,]/;
const nameless = /[;,]\d*(?:[;,\n]|$)/;

/**
 * Parses the compressed text: one line per province, `PPname;[delta]city,[delta]district,…`; a delta is the difference
 * of the two digits to the previous ones, left out where it is 1.
 * @throws RangeError where the text has another form
 */
export function provincesIn(text: string): readonly Province[] {
  const lines = text.trim().split('\n');
  if (nameless.test(text) || !lines.every((line) => beginning.test(line))) throw new RangeError('not regions');
  return lines.map((line) => {
    const end = line.indexOf(';');
    let columns: RegionColumns | null = null;
    return {
      code: Number(line.slice(0, 2)) * 10_000,
      name: line.slice(2, end === -1 ? undefined : end),
      isLeaf: end === -1,
      columns: () => (columns ??= columnsOf(line)),
    };
  });
}

/**
 * Splits by regular expressions: a loop over the characters takes several times as long before the engine has optimised
 * it.
 */
function columnsOf(line: string): RegionColumns {
  const names = line.slice(2).split(/[;,]\d*/);
  let code = Number(line.slice(0, 2)) * 10_000;
  const codes = [code];
  for (const step of line.match(/[;,]\d*/g) ?? []) {
    const places = step.length === 1 ? 1 : Number(step.slice(1));
    code = step.startsWith(';') ? code - (code % 100) + places * 100 : code + places;
    codes.push(code);
  }
  return { codes, names };
}
