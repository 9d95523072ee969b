import type { Expression, Node, SourceFile } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';

import { placeIn, withSources } from './compiledSources.ts';

/** A regular expression in the source files. */
export interface FoundExpression {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** The expression as it is written in the code, on one line. */
  readonly code: string;
  /** The pattern; null if the program builds it at run time. */
  readonly pattern: string | null;
  readonly flags: string;
}

/**
 * Returns the text of an expression, if it is constant. Constants of the same file are inserted. Null if the text is
 * built at run time.
 */
function constantText(file: SourceFile, node: Expression | undefined): string | null {
  if (!node) return null;
  if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (is.isIdentifier(node)) {
    const declared = file.statements
      .flatMap((statement) => (is.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []))
      .find(({ name }) => name.getText(file) === node.text);
    return constantText(file, declared?.initializer);
  }
  if (!is.isTemplateExpression(node)) return null;
  const parts = node.templateSpans.map(({ expression, literal }) => {
    const text = constantText(file, expression);
    return text === null ? null : text + literal.text;
  });
  return parts.includes(null) ? null : node.head.text + parts.join('');
}

function expressionAt(file: SourceFile, node: Node): Pick<FoundExpression, 'pattern' | 'flags'> | null {
  if (is.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  const isMade = (is.isNewExpression(node) || is.isCallExpression(node)) && node.expression.getText(file) === 'RegExp';
  if (!isMade) return null;
  const [pattern, flags] = node.arguments ?? [];
  return { pattern: constantText(file, pattern), flags: constantText(file, flags) ?? '' };
}

/** Returns all regular expressions in the folders: literals, and expressions that are built from text. */
export const regularExpressionsIn = (root: string, folders: readonly string[]): readonly FoundExpression[] =>
  withSources(root, folders, (projects) => {
    const found: FoundExpression[] = [];
    for (const file of projects.flatMap(({ files }) => files)) {
      const visit = (node: Node): void => {
        const expression = expressionAt(file, node);
        const code = () => node.getText(file).replaceAll(/\s+/g, ' ');
        if (expression) found.push({ ...placeIn(root, file, node.getStart(file)), code: code(), ...expression });
        node.forEachChild(visit);
      };
      visit(file);
    }
    return found;
  });
