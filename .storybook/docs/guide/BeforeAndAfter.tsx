import type { ReactElement } from 'react';

import * as S from './BesideAntd.styles.ts';

const addresses: Readonly<Record<string, string>> = import.meta.glob('../../../stories/guide/beforeAndAfter/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const formats = {
  laptop: { width: 1280, height: 800, isNarrow: false },
  phone: { width: 360, height: 780, isNarrow: true },
  paper: { width: 868, height: 1228, isNarrow: true },
} as const;

const days = { before: '23 November 2026', after: '28 November 2026' } as const;

export interface BeforeAndAfterProps {
  /** Start of the file names of both pictures. */
  readonly screen: string;
  /** Name of the screen for users who don't see the pictures. */
  readonly name: string;
  /**
   * Size of the pictures: a laptop of 1280 px, a phone of 360 px or a page of paper. The last two are narrow.
   *
   * @default 'laptop'
   */
  readonly format?: keyof typeof formats;
}

/** Two pictures of a screen with the same content, taken before and after one week of work on the app. */
export function BeforeAndAfter({ screen, name, format = 'laptop' }: BeforeAndAfterProps): ReactElement {
  const { width, height, isNarrow } = formats[format];
  return (
    <div className="sb-unstyled">
      <S.Pair data-narrow={isNarrow || undefined}>
        {(['before', 'after'] as const).map((side) => {
          const address = addresses[`../../../stories/guide/beforeAndAfter/${screen}-${side}.webp`];
          return (
            <S.Picture key={side}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={`${name}, ${days[side]}`} width={width} height={height} loading="lazy" />
              </a>
              <figcaption>{days[side]}</figcaption>
            </S.Picture>
          );
        })}
      </S.Pair>
    </div>
  );
}
