export type Group = 'components' | 'widgets';

export interface PropFact {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** Text of the prop's `@default`; null when the prop has none. */
  readonly fallback: string | null;
  /** The library that defines the prop. */
  readonly origin: 'library' | 'react-aria';
}

/** A value that can be imported: a component with its props, or a hook, function or constant with its type. */
export interface ExportFact {
  readonly name: string;
  readonly kind: 'component' | 'hook' | 'function' | 'constant';
  readonly description: string;
  readonly signature: string;
  readonly props: readonly PropFact[];
  /**
   * Names of the props that the component only passes to its element, such as ids and labels. Props that all elements
   * have are left out.
   */
  readonly passedOn: readonly string[];
}

/** A type that can be imported and isn't the type of a component's props. */
export interface TypeFact {
  readonly name: string;
  readonly description: string;
  /** The members of an object type; empty for other types. */
  readonly members: readonly PropFact[];
  /** The text of the type; null for an object type with members. */
  readonly text: string | null;
}

export interface MessageFact {
  readonly key: string;
  readonly zhCN: string;
  readonly enUS: string;
}

/** A message pack and its file. */
export interface PackFact {
  readonly file: string;
  readonly messages: readonly MessageFact[];
}

/** An attribute by which the styles of a component distinguish variants or states. */
export interface StateFact {
  /** Name of the attribute, such as `data-variant` or `aria-expanded`. */
  readonly attribute: string;
  /** Values of the attribute; empty when the attribute is only present or absent. */
  readonly values: readonly string[];
}

/** Facts about the folder of a component or widget, read from its code. */
export interface Facts {
  readonly name: string;
  readonly group: Group;
  readonly exports: readonly ExportFact[];
  readonly types: readonly TypeFact[];
  /** Paths of the tokens that the folder's styles use, such as `color.text.default`. */
  readonly tokens: readonly string[];
  /** Variants and states that the folder's styles distinguish, as attributes of elements. */
  readonly states: readonly StateFact[];
  readonly packs: readonly PackFact[];
  /** Other folders of the library that the folder uses. */
  readonly uses: readonly string[];
}

/** Facts about a module that belongs to no component, for example a module of the domain. */
export interface ModuleFact {
  /** Path of the import below `@tuanbao/library/`: `domain/roster/person`. */
  readonly path: string;
  readonly exports: readonly ExportFact[];
  readonly types: readonly TypeFact[];
}
