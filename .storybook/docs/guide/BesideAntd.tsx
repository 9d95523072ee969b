import type { ReactElement } from 'react';

import { comparedScreens, figureCaptions, figureRows } from './antdFigures.ts';
import * as S from './BesideAntd.styles.ts';
import { Sheet } from './GuideTables.tsx';

const addresses: Readonly<Record<string, string>> = import.meta.glob('../../../stories/guide/antdPro/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const makers = { ours: 'tuanbao', antd: 'antd 6' } as const;
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
] as const;

/**
 * Pictures of one screen at each window width. Beside the picture of our screen is a picture of the same screen built
 * with antd.
 */
export function BesideAntd({ screen }: { readonly screen: string }): ReactElement {
  return (
    <div className="sb-unstyled">
      {sizes.map(({ width, height }) => (
        <S.Pair key={width} data-narrow={width < 640 || undefined}>
          {(['ours', 'antd'] as const).map((maker) => (
            <S.Picture key={maker}>
              <img
                src={addresses[`../../../stories/guide/antdPro/${screen}-${maker}-${width}.webp`]}
                alt={`${comparedScreens[screen]}, ${makers[maker]}, ${width} px wide`}
                width={width}
                height={height}
                loading="lazy"
              />
              <figcaption>
                {makers[maker]}, {width} px
              </figcaption>
            </S.Picture>
          ))}
        </S.Pair>
      ))}
    </div>
  );
}

/** Table of the numbers that were measured on our screens and on the same screens built with antd. */
export function BesideAntdTable(): ReactElement {
  return (
    <Sheet label="Our screens beside antd" head={figureCaptions}>
      {figureRows.map(([screen, ...figures]) => (
        <tr key={[screen, ...figures].join()}>
          <th scope="row">{screen}</th>
          {figures.map((figure, at) => (
            <td key={figureCaptions[at + 1]}>{figure}</td>
          ))}
        </tr>
      ))}
    </Sheet>
  );
}
