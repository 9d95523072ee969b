import type { ReactElement, ReactNode } from 'react';

import { useLanguage } from '../page/Language.ts';
import { CodeFile } from './CodeFile.tsx';
import { EmbedGuide } from './EmbedGuide.tsx';
import { GuideText } from './GuideText.tsx';
import { BindingTable, HookTable, ModuleReference } from './ModuleTables.tsx';

const chinese = import.meta.glob<string>('../../../stories/guide/*.zh.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const elements = { CodeFile, EmbedGuide, BindingTable, HookTable, ModuleReference };

interface TranslatedProps {
  /** Name of the page: `StartHere` for `StartHere.mdx`, whose Chinese text is in `StartHere.zh.md`. */
  readonly page: string;
  /** The page in English. */
  readonly children: ReactNode;
}

/** A page of the guide in the language of the toolbar: its children in English, or its Chinese text. */
export function Translated({ page, children }: TranslatedProps): ReactElement {
  const text = chinese[`../../../stories/guide/${page}.zh.md`];
  const isChinese = useLanguage() === 'zh' && text !== undefined;
  return isChinese ? <GuideText elements={elements}>{text}</GuideText> : <div lang="en">{children}</div>;
}
