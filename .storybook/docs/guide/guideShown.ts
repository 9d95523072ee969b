import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Facts, ModuleFact } from '../facts/facts.ts';
import { root } from '../facts/folders.ts';
import type { ShownElement } from '../markdown/guideMarkdown.ts';
import { inRepository } from '../markdown/inRepository.ts';
import { bindingsMarkdown, hooksMarkdown, modulesMarkdown } from '../markdown/moduleMarkdown.ts';
import type { ProseLanguage } from '../markdown/proseLanguage.ts';
import { table } from '../markdown/table.ts';
import { figureCaptions, figureRows } from './antdFigures.ts';
import { floorsMarkdown, layersMarkdown } from './architectureMarkdown.ts';
import { betterSourcesMarkdown } from './betterSourcesMarkdown.ts';
import { decisionsMarkdown } from './decisionsMarkdown.ts';
import {
  glossaryMarkdown,
  plainWordsMarkdown,
  productTermsMarkdown,
  wordingRulesMarkdown,
} from './glossaryMarkdown.ts';
import { tokensShown } from './tokensMarkdown.ts';

const textOf = (path: string): string => readFileSync(join(root, 'stories/guide', path), 'utf8');

const codeFile: ShownElement = ({ path = '' }) =>
  `\`\`\`${path.split('.').at(-1)}\n// stories/guide/${path}\n${textOf(path).trim()}\n\`\`\`\n`;

const embedGuide = (language: ProseLanguage): string =>
  inRepository(textOf(language === 'zh' ? 'embed/README.zh.md' : 'embed/README.md'), 'stories/guide/embed').replace(
    /^# .*\n+/,
    '',
  );

/** Facts that are read from the code of the library. Reading them takes seconds. */
export interface CodeFacts {
  readonly facts: readonly Facts[];
  readonly modules: readonly ModuleFact[];
}

/**
 * Markdown of the elements that show data in the guide. The Markdown pages contain this text instead of the elements.
 */
export const guideShown = (
  language: ProseLanguage,
  { facts, modules }: CodeFacts,
): Readonly<Record<string, ShownElement>> => ({
  ...tokensShown,
  GlossaryTable: glossaryMarkdown(),
  PlainWordsTable: plainWordsMarkdown(),
  ProductTermsTable: productTermsMarkdown(),
  WordingRulesTable: wordingRulesMarkdown(),
  BetterSourcesTable: betterSourcesMarkdown(),
  BesideAntdTable: `${table(figureCaptions, figureRows)}\n`,
  LayerTable: layersMarkdown(),
  FloorPicture: floorsMarkdown(),
  DecisionList: decisionsMarkdown(),
  EmbedGuide: embedGuide(language),
  CodeFile: codeFile,
  ModuleReference: ({ group = '' }) => modulesMarkdown(modules, group),
  BindingTable: bindingsMarkdown(modules),
  HookTable: hooksMarkdown(facts, modules),
});
