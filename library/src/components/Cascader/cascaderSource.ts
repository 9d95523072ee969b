/** A place in the tree as it is shown. */
export interface CascaderOption {
  readonly key: string;
  readonly label: string;
  /** A leaf can be chosen; a group opens the next column. */
  readonly isLeaf: boolean;
  /** A short word beside the label, for example an occupation's class. */
  readonly badge?: string | undefined;
  /** Why a leaf can't be chosen, in the user's words. */
  readonly refusal?: string | undefined;
}

/** Runs of characters of a text: from the first up to, not including, the last number. */
export type TextMarks = readonly (readonly [start: number, end: number])[];

/** The tree that a cascader shows. Keep one object for as long as the tree is the same: options are remembered by it. */
export interface CascaderSource {
  /** Options directly below a group; '' asks for the top. */
  optionsUnder(key: string): readonly CascaderOption[];
  /** From the top to the option itself; empty where the key is unknown. */
  pathOf(key: string): readonly CascaderOption[];
  /** Keys of the leaves that answer a text, best first. */
  matching(text: string): readonly string[];
  /** What of the names from the top to the leaf answered the text, name by name; nothing is set off without it. */
  marksIn?(key: string, text: string): readonly TextMarks[];
  /** What has to be loaded before `matching` can answer the text; null where nothing has. */
  prepare?(text: string): Promise<void> | null;
}

/** Whether pressing the option chooses it. */
export const isChoosable = (option: CascaderOption): boolean => option.isLeaf && option.refusal === undefined;

const remembered = new WeakMap<CascaderSource, CascaderSource>();

/** The same source, asking for the options below a group once only, whichever cascaders show it. */
export function rememberedSource(source: CascaderSource): CascaderSource {
  const known = remembered.get(source) ?? remembering(source);
  remembered.set(source, known);
  return known;
}

function remembering(source: CascaderSource): CascaderSource {
  const known = new Map<string, readonly CascaderOption[]>();
  return {
    optionsUnder(key) {
      const options = known.get(key) ?? source.optionsUnder(key);
      known.set(key, options);
      return options;
    },
    pathOf: (key) => source.pathOf(key),
    matching: (text) => source.matching(text),
    marksIn: (key, text) => source.marksIn?.(key, text) ?? [],
    prepare: (text) => source.prepare?.(text) ?? null,
  };
}
