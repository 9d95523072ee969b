import type { Node, SourceFile } from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { getLeadingCommentRanges } from 'typescript/unstable/ast/scanner';

/** A public name and the text of its JSDoc comment; empty if there is no comment. */
export interface PublicName {
  readonly line: number;
  readonly name: string;
  readonly sentence: string;
}

/** Returns the text of a node's JSDoc comment before the first tag; empty if there is no JSDoc comment. */
function sentenceOf(node: Node, file: SourceFile): string {
  const docs = (getLeadingCommentRanges(file.text, node.pos) ?? [])
    .map(({ pos, end }) => file.text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'));
  const text = (docs.at(-1) ?? '').replace(/^\/\*\*|\*\/$/g, '').replaceAll(/\n\s*\* ?/g, ' ');
  return (text.split(/(?:^|\s)@[a-z]/)[0] ?? '').trim();
}

const isExported = (node: Node): boolean =>
  'modifiers' in node &&
  Array.isArray(node.modifiers) &&
  node.modifiers.some(({ kind }: Node) => kind === SyntaxKind.ExportKeyword);

const publicName = (node: Node, file: SourceFile, name: string): PublicName => ({
  line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
  name,
  sentence: sentenceOf(node, file),
});

const membersIn = (node: Node): readonly Node[] => {
  if (is.isInterfaceDeclaration(node)) return node.members;
  if (!is.isTypeAliasDeclaration(node)) return [];
  const literals: Node[] = is.isIntersectionTypeNode(node.type) ? [...node.type.types] : [node.type];
  return literals.flatMap((type) => (is.isTypeLiteralNode(type) ? [...type.members] : []));
};

/** Returns the props of a file's public types. `isPublic` returns true if the type with the given name is public. */
export const propsIn = (file: SourceFile, isPublic: (name: string) => boolean): readonly PublicName[] =>
  file.statements.flatMap((statement) => {
    if (!isExported(statement)) return [];
    if (!is.isInterfaceDeclaration(statement) && !is.isTypeAliasDeclaration(statement)) return [];
    const type = statement.name.text;
    if (!isPublic(type)) return [];
    return membersIn(statement)
      .filter((member) => is.isPropertySignatureDeclaration(member) || is.isMethodSignatureDeclaration(member))
      .map((member) => publicName(member, file, `${type}.${member.name.getText(file)}`));
  });

/** The exported functions of a file. */
export const functionsIn = (file: SourceFile): readonly PublicName[] =>
  file.statements.flatMap((statement) => {
    if (!isExported(statement)) return [];
    if (is.isFunctionDeclaration(statement)) return [publicName(statement, file, statement.name?.text ?? 'default')];
    if (!is.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(({ initializer }) => initializer && is.isArrowFunction(initializer))
      .map(({ name }) => publicName(statement, file, name.getText(file)));
  });
