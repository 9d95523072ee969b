import type { ReactElement } from 'react';

import { inRepository } from '../markdown/inRepository.ts';
import { useLanguage } from '../page/Language.ts';
import { GuideText } from './GuideText.tsx';

const texts = import.meta.glob<string>('../../../stories/guide/embed/README*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const files = { en: 'README.md', zh: 'README.zh.md' } as const;

/**
 * The README of the host apps in the language of the toolbar, without its heading, because the page has a heading of its
 * own.
 */
export function EmbedGuide(): ReactElement {
  const text = texts[`../../../stories/guide/embed/${files[useLanguage()]}`] ?? '';
  return <GuideText>{inRepository(text, 'stories/guide/embed').replace(/^# .*\n/, '')}</GuideText>;
}
