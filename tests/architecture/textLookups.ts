import { SyntaxKind } from 'typescript/unstable/ast';
import type { Expression, Node, SourceFile } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

import { placeIn, withSources } from './compiledSources.ts';

/** A place in the code that selects a member of an object by a text. */
export interface TextLookup {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** The code of the expression, on one line. */
  readonly code: string;
  /**
   * `index`: a text selects a member. `word`: a word that comes from a cast selects a member. `in`: the operator `in`
   * is used, which also finds inherited names. `cast`: a text is cast to a union of words. `object`: unchecked content
   * is cast to an object that contains unions of words. `copy`: `Object.assign` copies members whose names are any
   * texts.
   */
  readonly kind: 'index' | 'word' | 'in' | 'cast' | 'object' | 'copy';
}

const partsOf = (type: Type | undefined): readonly Type[] => {
  if (!type) return [];
  return type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type];
};

const text = TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping | TypeFlags.Any | TypeFlags.Unknown;

/** Returns the words of a type that is a union of string literals; null for other types. */
function wordsOf(type: Type | undefined): ReadonlySet<string> | null {
  const words = partsOf(type).filter(({ flags }) => !(flags & (TypeFlags.Undefined | TypeFlags.Null)));
  if (words.length === 0) return null;
  const values = words.map((word) => (word.isStringLiteralType() ? word.value : null));
  return values.every((value) => value !== null) ? new Set(values) : null;
}

/** Finds text lookups in one TypeScript project. */
class Finder {
  readonly #checker: Checker;
  readonly #root: string;
  /** The unions of words to which texts were cast, in all projects. */
  readonly #believed: ReadonlySet<string>[];

  constructor(checker: Checker, root: string, believed: ReadonlySet<string>[]) {
    this.#checker = checker;
    this.#root = root;
    this.#believed = believed;
  }

  #typeOf(node: Node): Type | undefined {
    return this.#checker.getTypeAtLocation(node);
  }

  #isText(node: Node): boolean {
    return partsOf(this.#typeOf(node)).some(({ flags }) => flags & text);
  }

  /** True if the type of the key is a type parameter for texts, and the object accepts any text as key. */
  #isAnyWordOf(object: Node, key: Node): boolean {
    const type = this.#typeOf(key);
    if (!type || !(type.flags & TypeFlags.TypeParameter) || !this.#hasTextKeys(object)) return false;
    return partsOf(this.#checker.getBaseConstraintOfType(type)).some(({ flags }) => flags & text);
  }

  /**
   * True for a value whose members can be selected by a text. False for arrays, buffers and texts, because the compiler
   * refuses a text as their index.
   */
  #isKeyed(node: Node): boolean {
    return !partsOf(this.#typeOf(node)).every((type) => this.#checker.isArrayLikeType(type));
  }

  #place(file: SourceFile, node: Node, kind: TextLookup['kind']): TextLookup {
    return {
      ...placeIn(this.#root, file, node.getStart(file)),
      code: node.getText(file).replaceAll(/\s+/g, ' '),
      kind,
    };
  }

  #castOf(node: Node): ReadonlySet<string> | null {
    if (!is.isAsExpression(node) || !this.#isText(node.expression)) return null;
    return wordsOf(this.#typeOf(node));
  }

  /**
   * Returns the unions of words that an object type contains. Nested objects and lists are searched `depth` levels
   * deep.
   */
  #wordsWithin(type: Type | undefined, depth = 3): readonly ReadonlySet<string>[] {
    return partsOf(type).flatMap((part) => {
      if (!(part.flags & TypeFlags.Object)) return [];
      const content = this.#checker.isArrayLikeType(part)
        ? part.isTypeReference()
          ? this.#checker.getTypeArguments(part)
          : []
        : this.#checker.getPropertiesOfType(part).map((member) => this.#checker.getTypeOfSymbol(member));
      return content.flatMap((member) => {
        const words = wordsOf(member);
        if (words) return words.size > 1 ? [words] : [];
        return depth > 0 ? this.#wordsWithin(member, depth - 1) : [];
      });
    });
  }

  /**
   * Returns the unions of words in the target type of a cast, if unchecked content (`JSON.parse`, unknown, a record of
   * texts) is cast; none for other expressions.
   */
  #objectCastOf(node: Node): readonly ReadonlySet<string>[] {
    if (!is.isAsExpression(node)) return [];
    const isAnything = partsOf(this.#typeOf(node.expression)).some(
      ({ flags }) => flags & (TypeFlags.Any | TypeFlags.Unknown),
    );
    return isAnything || this.#hasTextKeys(node.expression) ? this.#wordsWithin(this.#typeOf(node)) : [];
  }

  /** Returns the unions of words that a cast assumes for its texts. */
  #believedIn(kind: TextLookup['kind'], node: Node): readonly ReadonlySet<string>[] {
    if (kind === 'object') return this.#objectCastOf(node);
    const words = kind === 'cast' ? this.#castOf(node) : null;
    return words ? [words] : [];
  }

  #kindOf(file: SourceFile, node: Node): TextLookup['kind'] | null {
    if (is.isElementAccessExpression(node)) {
      const key: Expression = node.argumentExpression;
      if (is.isStringLiteral(key) || is.isNumericLiteral(key) || !this.#isKeyed(node.expression)) return null;
      return this.#isText(key) || this.#isAnyWordOf(node.expression, key) || this.#castOf(key) ? 'index' : null;
    }
    if (is.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword)
      return this.#isText(node.left) && !is.isStringLiteral(node.left) ? 'in' : null;
    if (is.isBindingElement(node) && node.propertyName && is.isComputedPropertyName(node.propertyName))
      return this.#isText(node.propertyName.expression) ? 'index' : null;
    if (is.isCallExpression(node)) {
      const name = node.expression.getText(file);
      if (name === 'Reflect.get' || name === 'Reflect.has' || name === 'Reflect.set') return 'index';
      const copied = name === 'Object.assign' ? node.arguments.slice(1) : [];
      return copied.some((given) => this.#hasTextKeys(given)) ? 'copy' : null;
    }
    if (this.#castOf(node)) return 'cast';
    return this.#objectCastOf(node).length > 0 ? 'object' : null;
  }

  #hasTextKeys(node: Node): boolean {
    const type = this.#typeOf(node);
    return type !== undefined && this.#checker.getIndexInfosOfType(type).some(({ keyType }) => keyType.flags & text);
  }

  /** Returns all text lookups of a file, and all casts of texts to unions of words. */
  inFile(file: SourceFile, isProven: (cast: TextLookup) => boolean): readonly TextLookup[] {
    const found: TextLookup[] = [];
    const visit = (node: Node): void => {
      const kind = this.#kindOf(file, node);
      if (kind) {
        const place = this.#place(file, node, kind);
        if (!isProven(place)) this.#believed.push(...this.#believedIn(kind, node));
        found.push(place);
      }
      node.forEachChild(visit);
    };
    visit(file);
    return found;
  }

  /**
   * Returns the places where a word selects a member, and the word comes from a cast that doesn't check it. Such a word
   * may be any text.
   */
  byBelievedWord(file: SourceFile): readonly TextLookup[] {
    const found: TextLookup[] = [];
    const visit = (node: Node): void => {
      if (is.isElementAccessExpression(node) && this.#isKeyed(node.expression)) {
        const words = wordsOf(this.#typeOf(node.argumentExpression));
        const isBelieved =
          words !== null &&
          !is.isStringLiteral(node.argumentExpression) &&
          this.#believed.some((all) => isWithin(words, all));
        if (isBelieved) found.push(this.#place(file, node, 'word'));
      }
      node.forEachChild(visit);
    };
    visit(file);
    return found;
  }
}

const isWithin = (words: ReadonlySet<string>, all: ReadonlySet<string>) => [...words].every((word) => all.has(word));

/**
 * Returns all places in the folders that select a member of an object by a text. The types from the compiler show
 * whether a key is any text or one of our words.
 *
 * @param isProven true if the text of a cast is certain to be one of the words
 */
export function textLookupsIn(
  root: string,
  folders: readonly string[],
  isProven: (cast: TextLookup) => boolean,
): readonly TextLookup[] {
  return withSources(root, folders, (projects) => {
    const believed: ReadonlySet<string>[] = [];
    const searches = projects.map(({ checker, files }) => ({ files, finder: new Finder(checker, root, believed) }));
    // The library may use a word that only the app casts. So all casts are collected before the search for words.
    const found = searches.flatMap(({ files, finder }) => files.flatMap((file) => finder.inFile(file, isProven)));
    const byWord = searches.flatMap(({ files, finder }) => files.flatMap((file) => finder.byBelievedWord(file)));
    return [...found, ...byWord];
  });
}
