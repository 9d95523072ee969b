import type { ComponentType, ReactElement } from 'react';

import { useLanguage } from './Language.ts';
import type { LiveManual } from './manualOf.ts';
import * as S from './Pictures.styles.ts';
import { Words } from './Words.tsx';

/** Pairs of pictures: good use beside bad use, each with the reason. The pictures are drawn live and take no input. */
export function Pictures({ page: { manual, pictures } }: { readonly page: LiveManual }): ReactElement {
  const isChinese = useLanguage() === 'zh';
  return (
    <S.Pairs>
      {pictures.map(({ Do, Dont }, index) => {
        const words = manual.pictures?.[index];
        if (!words) return null;
        const { good, goodInChinese, bad, badInChinese } = words;
        return (
          <li key={good}>
            <Picture Drawn={Do} kind="good" title={isChinese ? '推荐' : 'Do'} why={isChinese ? goodInChinese : good} />
            <Picture
              Drawn={Dont}
              kind="bad"
              title={isChinese ? '避免' : 'Don’t'}
              why={isChinese ? badInChinese : bad}
            />
          </li>
        );
      })}
    </S.Pairs>
  );
}

interface PictureProps {
  readonly Drawn: ComponentType;
  readonly kind: 'good' | 'bad';
  readonly title: string;
  readonly why: string;
}

function Picture({ Drawn, kind, title, why }: PictureProps): ReactElement {
  return (
    <figure data-kind={kind}>
      <div inert>
        <Drawn />
      </div>
      <figcaption>
        <strong>{title}</strong> <Words>{why}</Words>
      </figcaption>
    </figure>
  );
}
