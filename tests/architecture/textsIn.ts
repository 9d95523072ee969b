import type { Node, SourceFile } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';

/** A Chinese text of a source file, with the line on which it begins. */
export interface ChineseText {
  readonly line: number;
  readonly text: string;
}

const han = /\p{Script=Han}/u;

/** Returns the text of a literal, a template or a JSX text. Values in a template become `#`. Null for other nodes. */
function textOf(node: Node): string | null {
  if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node) || is.isJsxText(node)) return node.text;
  if (!is.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `#${literal.text}`).join('');
}

/** The Chinese texts of a source file, without its comments and regular expressions. */
export function chineseTextsIn(file: SourceFile): readonly ChineseText[] {
  const found: ChineseText[] = [];
  const visit = (node: Node): void => {
    const text = textOf(node);
    if (text !== null && han.test(text)) {
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** The Chinese texts of a JSON file. */
export const chineseTextsOfJson = (json: string): readonly ChineseText[] =>
  json
    .split('\n')
    .flatMap((row, at) => Array.from(row.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, text = '']) => ({ line: at + 1, text })))
    .filter(({ text }) => han.test(text));
