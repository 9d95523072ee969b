import type { ExportFact, Facts, PropFact, StateFact } from './facts/facts.ts';

/** A prop of a component, for a design tool. */
interface KitProp {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** Default value as text; null if the prop has no default. */
  readonly default: string | null;
  readonly from: PropFact['origin'];
}

/** A component that the library exports. */
interface KitComponent {
  /** Name of the export. */
  readonly name: string;
  readonly group: Facts['group'];
  /** Module from which the component is imported. */
  readonly module: string;
  readonly description: string;
  readonly props: readonly KitProp[];
  /** Attributes by which the elements of the component distinguish variants and states. */
  readonly states: readonly StateFact[];
  /** Paths of the tokens that the component's styles use, as in `tokens.json`. */
  readonly tokens: readonly string[];
  /** Names of the other folders of the library that the component uses. */
  readonly uses: readonly string[];
}

/** All components of the library, for a design tool. */
export interface DesignKit {
  readonly name: string;
  readonly version: string;
  /**
   * Name of the file with the tokens, for example `tokens.json`. The tokens are in the format of the Design Tokens
   * Community Group. The file is in the same folder as the file of the kit.
   */
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

/** Converts a token's name in code to its path in `tokens.json`: `size.focusRing` becomes `size.focus-ring`. */
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
 * Returns the components of the library as data that a design tool can import. Each component has the name of its
 * export, and the states and tokens of its whole folder.
 */
export const designKitOf = (facts: readonly Facts[], version: string): DesignKit => ({
  name: '@tuanbao/library',
  version,
  tokens: 'tokens.json',
  components: facts.flatMap((each) =>
    each.exports.filter(({ kind }) => kind === 'component').map((found) => componentOf(each, found)),
  ),
});
