/** Columns of a province's regions, itself first, in the order of the codes; a later column (pinyin) stands beside these. */
export interface RegionColumns {
  readonly codes: readonly number[];
  readonly names: readonly string[];
}

/** A province of the compact text. */
export interface Province {
  readonly code: number;
  readonly name: string;
  /** Whether nothing lies in it. */
  readonly isLeaf: boolean;
  /** What lies in it, read when it is first asked for: few ever look into all of them. */
  readonly columns: () => RegionColumns;
}

const beginning = /^\d\d[^\d;,]/;
const nameless = /[;,]\d*(?:[;,\n]|$)/;

/**
 * Reads the compact text: one line a province, `PPname;[delta]city,[delta]district,…`; a delta says how far the two
 * digits are from those before, and is left out where it is 1.
 * @throws RangeError where the text isn't of that form
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

/** Cut by the regular expressions of the engine: a loop over the characters takes several times as long while it is new to it. */
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
