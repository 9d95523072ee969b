import type { ExportFact, Facts, PropFact, StateFact } from './facts/facts.ts';

/** A prop of a component, for a design tool. */
interface KitProp {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** Its default as text; null when there is none. */
  readonly default: string | null;
  readonly from: PropFact['origin'];
}

/** A component that the library exports. */
interface KitComponent {
  /** Name of the export. */
  readonly name: string;
  readonly group: Facts['group'];
  /** Module from which it is imported. */
  readonly module: string;
  readonly description: string;
  readonly props: readonly KitProp[];
  /** Variants and states, as attributes that its elements have. */
  readonly states: readonly StateFact[];
  /** Paths of the tokens that its styles use, as in `tokens.json`. */
  readonly tokens: readonly string[];
  /** Names of the folders of the library whose components it consists of. */
  readonly uses: readonly string[];
}

/** All components of the library, for a design tool. */
export interface DesignKit {
  readonly name: string;
  readonly version: string;
  /** File with the tokens, in the format of the Design Tokens Community Group, beside this file. */
  readonly tokens: string;
  readonly components: readonly KitComponent[];
}

const propOf = ({ name, type, isRequired, description, fallback, origin }: PropFact): KitProp => ({
  name,
  type,
  isRequired,
  description,
  default: fallback,
  from: origin,
});

/** A token's name in code as its path in `tokens.json`: `size.focusRing` becomes `size.focus-ring`. */
const tokenPath = (token: string): string => token.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

const componentOf = (
  { group, name: folder, states, tokens, uses }: Facts,
  { name, description, props }: ExportFact,
): KitComponent => ({
  name,
  group,
  module: `@tuanbao/library/${group}/${folder}`,
  description,
  props: props.map(propOf),
  states,
  tokens: tokens.map(tokenPath),
  uses,
});

/**
 * The components of the library as data that a design tool can import: their names are those of the exports. States and
 * tokens are those of the component's folder.
 */
export const designKitOf = (facts: readonly Facts[], version: string): DesignKit => ({
  name: '@tuanbao/library',
  version,
  tokens: 'tokens.json',
  components: facts.flatMap((each) =>
    each.exports.filter(({ kind }) => kind === 'component').map((found) => componentOf(each, found)),
  ),
});
