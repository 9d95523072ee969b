export type Group = 'components' | 'widgets';

export interface PropFact {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** The text of `@default`; null where there is none. */
  readonly fallback: string | null;
  /** Whose prop it is. */
  readonly origin: 'library' | 'react-aria';
}

/** A value that can be imported: a component with its props, a hook or a function with its signature. */
export interface ExportFact {
  readonly name: string;
  readonly kind: 'component' | 'hook' | 'function' | 'constant';
  readonly description: string;
  readonly signature: string;
  readonly props: readonly PropFact[];
  /** Names of the props that only pass through to the element: ids, labels, focus and key events. */
  readonly passedOn: readonly string[];
}

/** A type that can be imported and is no component's props. */
export interface TypeFact {
  readonly name: string;
  readonly description: string;
  /** The members of an object type; empty for others. */
  readonly members: readonly PropFact[];
  /** The type itself where it is no object type. */
  readonly text: string | null;
}

export interface MessageFact {
  readonly key: string;
  readonly zhCN: string;
  readonly enUS: string;
}

/** A message pack and where it lies. */
export interface PackFact {
  readonly file: string;
  readonly messages: readonly MessageFact[];
}

/** What the code says about the folder of one component or widget. */
export interface Facts {
  readonly name: string;
  readonly group: Group;
  readonly exports: readonly ExportFact[];
  readonly types: readonly TypeFact[];
  /** Paths of the tokens that its styles use: `color.text.default`. */
  readonly tokens: readonly string[];
  readonly packs: readonly PackFact[];
  /** Folders of the library it is built from. */
  readonly uses: readonly string[];
}
