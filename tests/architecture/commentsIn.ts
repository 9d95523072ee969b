import type { Node, SourceFile } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { getLeadingCommentRanges, getTrailingCommentRanges } from 'typescript/unstable/ast/scanner';

/** A comment or a name, with the line on which it begins. */
export interface Wording {
  readonly line: number;
  readonly text: string;
}

const lineOf = (file: SourceFile, position: number) => file.getLineAndCharacterOfPosition(position).line + 1;

/** Returns the text of a comment on one line, without the comment marks. */
const plain = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*+\/$|^\/\//g, '')
    .replaceAll(/\n\s*\*? ?/g, ' ')
    .trim();

/** The comments of a file, in order. */
export function commentsIn(file: SourceFile): readonly Wording[] {
  const found = new Map<number, Wording>();
  const visit = (node: Node): void => {
    const ranges = [
      ...(getLeadingCommentRanges(file.text, node.pos) ?? []),
      ...(getTrailingCommentRanges(file.text, node.end) ?? []),
    ];
    for (const { pos, end } of ranges)
      found.set(pos, { line: lineOf(file, pos), text: plain(file.text.slice(pos, end)) });
    node.forEachChild(visit);
  };
  visit(file);
  return [...found.values()];
}

/** The names that a file declares, imports and uses. */
export function namesIn(file: SourceFile): readonly Wording[] {
  const found: Wording[] = [];
  const visit = (node: Node): void => {
    if (is.isIdentifier(node)) found.push({ line: lineOf(file, node.getStart(file)), text: node.text });
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** The words of a name in lower case: `isNewPerson` has `is`, `new` and `person`. */
export const wordsOfName = (name: string): readonly string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
