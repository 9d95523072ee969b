/** A leaf or a group of the tree, with the texts that the popup shows. */
export interface CascaderOption {
  /** Key of the option, unique in the tree. */
  readonly key: string;
  /** Name of the option, as the popup shows it. */
  readonly label: string;
  /** True for a leaf, which the user can choose. False for a group, which opens the next column. */
  readonly isLeaf: boolean;
  /** A short text beside the label, for example the occupation class. */
  readonly badge?: string | undefined;
  /** The reason why the user can't choose the leaf, in the user's language; absent if the user can choose it. */
  readonly refusal?: string | undefined;
}

/** Ranges of characters in a text. Each range includes the character at `start` and excludes the character at `end`. */
export type TextMarks = readonly (readonly [start: number, end: number])[];

/**
 * The tree that a cascader shows. Pass the same object as long as the tree doesn't change, because the options are
 * cached for each object.
 */
export interface CascaderSource {
  /** Returns the options directly below a group. The key '' means the top level. */
  optionsUnder(key: string): readonly CascaderOption[];
  /**
   * Returns the path to an option: all options from the top level down to this option. The path is empty when the key
   * is unknown.
   */
  pathOf(key: string): readonly CascaderOption[];
  /** Returns the keys of the leaves that match a text, best first. */
  matching(text: string): readonly string[];
  /**
   * Returns the ranges of characters that match the text, for each name from the top level down to the leaf. If this
   * method is absent, no characters are highlighted.
   */
  marksIn?(key: string, text: string): readonly TextMarks[];
  /** Loads the data that `matching` needs for the text. Returns null when the data are already loaded. */
  prepare?(text: string): Promise<void> | null;
}

/** True when the user can choose the option: the option is a leaf and has no `refusal`. */
export const isChoosable = (option: CascaderOption): boolean => option.isLeaf && option.refusal === undefined;

const remembered = new WeakMap<CascaderSource, CascaderSource>();

/** Adds a cache for the options below each group. All cascaders with the same source share this cache. */
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
