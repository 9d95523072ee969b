import type { ReactElement } from 'react';

import { useLanguage } from './Language.ts';
import type { LiveManual } from './manualOf.ts';
import * as S from './ManualPage.styles.ts';
import { usePageWords } from './pageWords.ts';
import { Words } from './Words.tsx';

/** The head of a page: kind, English and Chinese name, and purpose in the language of the toolbar. */
export function Head({ page }: { readonly page: LiveManual }): ReactElement {
  const { facts, manual } = page;
  const words = usePageWords();
  const isChinese = useLanguage() === 'zh';
  return (
    <S.Head>
      <span data-part="kind">{facts.group === 'components' ? words.component : words.widget}</span>
      <h1>
        {facts.name} <span lang="zh-CN">{manual.chinese.name}</span>
      </h1>
      <p data-part="purpose" lang={isChinese ? 'zh-CN' : 'en'}>
        <Words>{isChinese ? manual.chinese.purpose : manual.purpose}</Words>
      </p>
    </S.Head>
  );
}

/** Two lists: when to use the component, and when to use another one. */
export function Choice({ page: { manual } }: { readonly page: LiveManual }): ReactElement {
  const words = usePageWords();
  return (
    <S.Choice>
      <div>
        <h3>{words.useFor}</h3>
        <ul>
          {manual.goodFor.map((use) => (
            <li key={use}>
              <Words>{use}</Words>
            </li>
          ))}
        </ul>
      </div>
      {manual.insteadOf.length > 0 ? (
        <div data-kind="instead">
          <h3>{words.instead}</h3>
          <ul>
            {manual.insteadOf.map(([use, when]) => (
              <li key={use + when}>
                <Words>{use}</Words>: <Words>{when}</Words>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </S.Choice>
  );
}
