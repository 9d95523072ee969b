import type { Manual } from '../../../stories/manual/manual.ts';
import type { ExportFact, PackFact, PropFact, TypeFact } from '../facts/facts.ts';
import type { ManualPage } from '../facts/manuals.ts';
import { importLine, replacementNote } from '../importLine.ts';
import { table } from './table.ts';

/**
 * The manual page of a component or widget as Markdown, for users without a browser. The Markdown has the same data as
 * the page in Storybook.
 */
export function pageMarkdown({ manual, facts, example }: ManualPage): string {
  const { name, exports, types, packs, tokens, uses } = facts;
  const parts = [
    `# ${name}`,
    manual.purpose,
    `${manual.chinese.name}：${manual.chinese.purpose}`,
    fenced('tsx', importLine(facts)),
    '## Use it for',
    bullets(manual.goodFor),
    section('Take something else', bullets(manual.insteadOf.map(([use, when]) => `${use}: ${when}`))),
    section(
      'Do and don’t',
      bullets((manual.pictures ?? []).flatMap(({ good, bad }) => [`Do: ${good}`, `Don’t: ${bad}`])),
    ),
    '## Example',
    fenced('tsx', example),
    section('Anatomy', anatomyMarkdown(manual)),
    '## Props',
    ...exports.map((fact) => exportMarkdown(fact, exports.length === 1)),
    ...types.map(typeMarkdown),
    section('Keyboard', table(['Keys', 'What happens'], manual.keyboard)),
    section('Accessibility', bullets(manual.accessibility)),
    section('Messages', packs.length > 0 ? [replacementNote(facts), ...packs.map(packMarkdown)].join('\n\n') : ''),
    section('Tokens', bullets(tokens.map((token) => `\`${token}\``))),
    section('Built from', uses.join(', ')),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const anatomyMarkdown = ({ anatomy = [] }: Manual): string =>
  table(
    ['No.', 'Part', 'Element', 'What it does', 'Shown by a press on'],
    anatomy.map(({ name, chinese, find, does, shownBy }, index) => [
      String(index + 1),
      `${name} ${chinese}`,
      `\`${find}\``,
      does,
      shownBy === undefined ? '' : `\`${shownBy}\``,
    ]),
  );

/**
 * An export with its description, and its props or its signature. If `isAlone` is true, the heading with the name of
 * the export is left out.
 */
export function exportMarkdown(fact: ExportFact, isAlone: boolean): string {
  const { name, kind, description, signature, props, passedOn } = fact;
  return [
    isAlone ? '' : `### ${name}`,
    description,
    kind === 'component' ? '' : fenced('ts', signature),
    membersTable(props),
    passedOn.length > 0 ? `Passed through to the element: ${passedOn.map((prop) => `\`${prop}\``).join(', ')}.` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A type with its description, and its members or its text. */
export const typeMarkdown = ({ name, description, members, text }: TypeFact): string =>
  [`### ${name}`, description, text === null ? membersTable(members) : fenced('ts', text)]
    .filter((part) => part !== '')
    .join('\n\n');

const membersTable = (members: readonly PropFact[]): string =>
  table(
    ['Name', 'Type', 'Required', 'Default', 'What it is'],
    members.map(({ name, type, isRequired, fallback, description, origin }) => [
      `\`${name}\``,
      `\`${type}\``,
      isRequired ? 'yes' : '',
      fallback === null ? '' : `\`${fallback}\``,
      origin === 'react-aria' ? `${description} (react-aria)`.trim() : description,
    ]),
  );

const packMarkdown = ({ file, messages }: PackFact): string =>
  [
    `\`${file}\``,
    table(
      ['Key', 'zh-CN', 'en-US'],
      messages.map(({ key, zhCN, enUS }) => [`\`${key}\``, zhCN, enUS]),
    ),
  ].join('\n\n');

const section = (title: string, body: string): string => (body === '' ? '' : `## ${title}\n\n${body}`);
const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code.trim()}\n\`\`\``;
