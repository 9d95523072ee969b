import { SyntaxKind } from 'typescript/unstable/ast';
import type { Expression, Node, SourceFile } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

import { placeIn, withSources } from './compiledSources.ts';

/** A place where a text decides which member of an object is taken. */
export interface TextLookup {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** The expression, on one line. */
  readonly code: string;
  /**
   * `index`: an object's member by a text. `word`: a member by a word that the compiler was told to believe. `in`: the
   * inherited names are members too. `cast`: a text is declared to be a word. `object`: content of any kind is declared to
   * be an object that has words. `copy`: texts become members one by one.
   */
  readonly kind: 'index' | 'word' | 'in' | 'cast' | 'object' | 'copy';
}

const partsOf = (type: Type | undefined): readonly Type[] => {
  if (!type) return [];
  return type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type];
};

const text = TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping | TypeFlags.Any | TypeFlags.Unknown;

/** A type's words where it is a union of words, else null. */
function wordsOf(type: Type | undefined): ReadonlySet<string> | null {
  const words = partsOf(type).filter(({ flags }) => !(flags & (TypeFlags.Undefined | TypeFlags.Null)));
  if (words.length === 0) return null;
  const values = words.map((word) => (word.isStringLiteralType() ? word.value : null));
  return values.every((value) => value !== null) ? new Set(values) : null;
}

/** Finds the places in one project. */
class Finder {
  readonly #checker: Checker;
  readonly #root: string;
  /** Sets of words that a text was declared to be, in all projects. */
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

  /** A type parameter of texts, used on an object that takes every text. */
  #isAnyWordOf(object: Node, key: Node): boolean {
    const type = this.#typeOf(key);
    if (!type || !(type.flags & TypeFlags.TypeParameter) || !this.#hasTextKeys(object)) return false;
    return partsOf(this.#checker.getBaseConstraintOfType(type)).some(({ flags }) => flags & text);
  }

  /** Arrays, buffers and texts are indexed by position; a text as their index doesn't pass the compiler. */
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

  /** The unions of words in the members of an object type, and of the objects and lists in them. */
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

  /** The words that content of any kind (`JSON.parse`, unknown, a record of texts) is declared to have. */
  #objectCastOf(node: Node): readonly ReadonlySet<string>[] {
    if (!is.isAsExpression(node)) return [];
    const isAnything = partsOf(this.#typeOf(node.expression)).some(
      ({ flags }) => flags & (TypeFlags.Any | TypeFlags.Unknown),
    );
    return isAnything || this.#hasTextKeys(node.expression) ? this.#wordsWithin(this.#typeOf(node)) : [];
  }

  /** The words that a cast declares texts to be. */
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

  /** Every place where a text itself decides, and every cast that makes a word of one. */
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

  /** Members that are taken by words which were only declared to be words: any text may stand there. */
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
 * Every place in the folders where a text decides which member of an object is taken. The compiler tells a text from a word
 * of ours.
 *
 * @param isProven whether it is certain that a cast makes a word of nothing but that word
 */
export function textLookupsIn(
  root: string,
  folders: readonly string[],
  isProven: (cast: TextLookup) => boolean,
): readonly TextLookup[] {
  return withSources(root, folders, (projects) => {
    const believed: ReadonlySet<string>[] = [];
    const searches = projects.map(({ checker, files }) => ({ files, finder: new Finder(checker, root, believed) }));
    // a word that the app believes may be looked up in the library: all casts are known before the first look
    const found = searches.flatMap(({ files, finder }) => files.flatMap((file) => finder.inFile(file, isProven)));
    const byWord = searches.flatMap(({ files, finder }) => files.flatMap((file) => finder.byBelievedWord(file)));
    return [...found, ...byWord];
  });
}
