/** A bank as refunds and invoices name it. */
export interface Bank {
  /** Category of the clearing system: the first three digits of its numbers. */
  readonly code: string;
  readonly name: string;
  readonly short: string;
  /** Twelve-digit clearing number of the head office; empty where it has none on file. */
  readonly clearingCode: string;
}

/** An industry of GB/T 4754-2017: a letter, then two, three and four digits. */
export interface Industry {
  readonly code: string;
  readonly name: string;
  /** Empty for the sections. */
  readonly parent: string;
}

/** What the information page discloses. */
export interface Disclosure {
  readonly id: string;
  readonly title: string;
  readonly publishedOn: string;
  readonly paragraphs: readonly string[];
}

/** Industries by the code above them. */
export function industriesFrom(rows: readonly (readonly [string, string, string])[]): IndustryTree {
  const below = new Map<string, Industry[]>();
  const known = new Set(['']);
  for (const [code, name, parent] of rows) {
    known.add(code);
    const siblings = below.get(parent) ?? [];
    siblings.push({ code, name, parent });
    below.set(parent, siblings);
  }
  return {
    has: (code) => known.has(code),
    below: (code) => below.get(code) ?? [],
  };
}

/** The tree of industries. */
export interface IndustryTree {
  has(code: string): boolean;
  /** Industries directly below; an empty code asks for the sections. */
  below(code: string): readonly Industry[];
}
