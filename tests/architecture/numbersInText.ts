import type { Node, SourceFile, TemplateExpression } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

import { placeIn, withSources } from './compiledSources.ts';

/** A number in a text for users that isn't formatted: `10000 人`, `¥205008`. */
export interface UnformattedNumber {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** The code of the number with the text around it, on one line. */
  readonly code: string;
}

/** Matches a unit of counting after a number. */
const unit = /^ ?(?:人|名|个(?!月)|份|条|张|天|项|次|家|位|笔|处|种|单|字|(?!months|minutes|seconds)[a-z]{3,}s\b)/;
/** Matches words before a number that is a position and not a count: 第 12 行, page 3 of 9. */
const ordinal = /(?:第 ?|[Rr]ow |[Pp]age |[Cc]lass )$/;
const verbs = /^ (?:was|has|is|differs|needs|does|ends)\b/;

const partsOf = (type: Type | undefined): readonly Type[] => {
  if (!type) return [];
  return type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type];
};

const isNumber = (type: Type | undefined): boolean => partsOf(type).some(({ flags }) => flags & TypeFlags.NumberLike);

const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ');

/**
 * Returns the unformatted counts and amounts of money in one template. `isCounted`: true if the template has the tag
 * `counted`, which formats counts.
 */
function unformattedIn(
  template: TemplateExpression,
  isCounted: boolean,
  typeOf: (node: Node) => Type | undefined,
): readonly string[] {
  let before = template.head.text;
  return template.templateSpans.flatMap(({ expression, literal }) => {
    const [earlier, after] = [before, literal.text];
    before = after;
    const isCount = unit.test(after) && !verbs.test(after) && !ordinal.test(earlier) && isNumber(typeOf(expression));
    const isWrong = earlier.endsWith('¥') || (isCount && !isCounted);
    return isWrong ? [oneLine(`${earlier.slice(-8)}\${${expression.getText()}}${after.slice(0, 8)}`)] : [];
  });
}

function inFile(root: string, file: SourceFile, checker: Checker): readonly UnformattedNumber[] {
  const found: UnformattedNumber[] = [];
  const typeOf = (node: Node) => checker.getTypeAtLocation(node);
  const take = (template: TemplateExpression, isCounted: boolean) => {
    for (const code of unformattedIn(template, isCounted, typeOf))
      found.push({ ...placeIn(root, file, template.getStart(file)), code });
    for (const { expression } of template.templateSpans) visit(expression);
  };
  const visit = (node: Node): void => {
    if (is.isTaggedTemplateExpression(node) && is.isTemplateExpression(node.template))
      take(node.template, node.tag.getText(file) === 'counted');
    else if (is.isTemplateExpression(node)) take(node, false);
    else node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Returns all counts and amounts of money in texts that aren't formatted with the functions of `i18n`. */
export const unformattedNumbersIn = (root: string, folders: readonly string[]): readonly UnformattedNumber[] =>
  withSources(root, folders, (projects) =>
    projects.flatMap(({ checker, files }) => files.flatMap((file) => inFile(root, file, checker))),
  );
