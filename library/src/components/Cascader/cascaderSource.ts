/** A leaf or group of the tree, ready for display. */
export interface CascaderOption {
  /** Key of the option, unique in the tree. */
  readonly key: string;
  /** Name of the option. */
  readonly label: string;
  /** True for a leaf, which the user can choose; a group opens the next column. */
  readonly isLeaf: boolean;
  /** A short word beside the label, for example an occupation's class. */
  readonly badge?: string | undefined;
  /** The reason why a leaf can't be chosen, in the user's language. */
  readonly refusal?: string | undefined;
}

/** Ranges of characters in a text; the start index is included, the end index isn't. */
export type TextMarks = readonly (readonly [start: number, end: number])[];

/**
 * The tree that a cascader shows. Pass the same object as long as the tree doesn't change, because it is the key of the
 * options' cache.
 */
export interface CascaderSource {
  /** Options directly below a group; the key '' has the top level. */
  optionsUnder(key: string): readonly CascaderOption[];
  /** Options from the top level down to the one with the key; empty when the key is unknown. */
  pathOf(key: string): readonly CascaderOption[];
  /** Keys of the leaves that match a text, best first. */
  matching(text: string): readonly string[];
  /** The matched characters of each name from the top level to the leaf. Without this method nothing is highlighted. */
  marksIn?(key: string, text: string): readonly TextMarks[];
  /** Loads the data that `matching` needs for the text; null when they are already loaded. */
  prepare?(text: string): Promise<void> | null;
}

/** True when the user can choose the option. */
export const isChoosable = (option: CascaderOption): boolean => option.isLeaf && option.refusal === undefined;

const remembered = new WeakMap<CascaderSource, CascaderSource>();

/** Adds a cache of the options below each group. All cascaders with the same source share the cache. */
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
