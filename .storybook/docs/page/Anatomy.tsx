import { type ComponentType, type ReactElement, Suspense, useRef } from 'react';

import type { AnatomyPart } from '../../../stories/manual/manual.ts';
import * as S from './Anatomy.styles.ts';
import { useLanguage } from './Language.ts';
import * as Page from './ManualPage.styles.ts';
import { usePartPlaces } from './usePartPlaces.ts';
import { Words } from './Words.tsx';

interface AnatomyProps {
  /** The parts, in the order of their numbers. */
  readonly parts: readonly AnatomyPart[];
  /** The example that has the parts. */
  readonly Example: ComponentType;
}

/** The live example with numbers on its parts, and a table that says what each part is. */
export function Anatomy({ parts, Example }: AnatomyProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const places = usePartPlaces(frame, layer, parts);
  return (
    <>
      <Page.Frame ref={frame} data-anatomy>
        <Suspense fallback={null}>
          <Example />
        </Suspense>
      </Page.Frame>
      <S.Layer ref={layer} popover="manual" aria-hidden>
        {places.map(({ number, left, top }) => (
          <li key={number} style={{ left, top }}>
            {number}
          </li>
        ))}
      </S.Layer>
      <PartTable parts={parts} />
    </>
  );
}

const captions = {
  zh: ['编号', '部分', '元素', '作用'],
  en: ['No.', 'Part', 'Element', 'What it does'],
} as const;

function PartTable({ parts }: Pick<AnatomyProps, 'parts'>): ReactElement {
  const language = useLanguage();
  const numberOf = (selector: string): number => parts.findIndex(({ find }) => find === selector) + 1;
  const shownText = (selector: string | undefined): string => {
    if (selector === undefined) return '';
    return language === 'zh' ? `（按 ${numberOf(selector)} 显示）` : ` (shown after a press on ${numberOf(selector)})`;
  };
  return (
    <Page.Scroll>
      <Page.Table aria-label={language === 'zh' ? '组成部分' : 'Parts'}>
        <thead>
          <tr>
            {captions[language].map((caption) => (
              <th key={caption}>{caption}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, chinese, find, does, doesInChinese, shownBy }, index) => (
            <tr key={name}>
              <td>{index + 1}</td>
              <th scope="row">
                {name} <span lang="zh-CN">{chinese}</span>
              </th>
              <td>
                <code>{find}</code>
              </td>
              <td>
                <Words>{language === 'zh' ? doesInChinese : does}</Words>
                {shownText(shownBy)}
              </td>
            </tr>
          ))}
        </tbody>
      </Page.Table>
    </Page.Scroll>
  );
}
