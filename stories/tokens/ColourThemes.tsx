import { color } from '@tuanbao/tokens';
import { type CSSProperties, type ReactElement, useLayoutEffect, useRef, useState } from 'react';

import { contrastOf, hexOf, rgbOf } from './contrast.ts';
import { shownThemes } from './themes.ts';
import * as S from './Tokens.styles.ts';

type ColourGroup = 'text' | 'surface' | 'border';

/**
 * All colours of a group in all themes. Each colour is shown with its value and its contrast with the surface below.
 */
export function ColourThemes({ group }: { readonly group: ColourGroup }): ReactElement {
  return (
    <S.Themes className="sb-unstyled" role="group" aria-label={`Colours of ${group}`} tabIndex={0}>
      {shownThemes.map(({ name, attributes }) => (
        <S.Theme key={name} {...attributes} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {Object.entries(color[group]).map(([token, reference]) => (
              <ColourRow key={token} group={group} token={token} reference={reference} />
            ))}
          </ul>
        </S.Theme>
      ))}
    </S.Themes>
  );
}

interface ColourRowProps {
  readonly group: ColourGroup;
  readonly token: string;
  readonly reference: string;
}

/**
 * Returns the surface with which a text colour is compared. A colour for text on a filled surface is compared with that
 * surface.
 */
const surfaceUnder = (group: ColourGroup, token: string): string => {
  if (group !== 'text') return color.surface.default;
  if (token === 'onAccent') return color.surface.accent;
  return token === 'onInverse' ? color.surface.inverse : color.surface.default;
};

function ColourRow({ group, token, reference }: ColourRowProps): ReactElement {
  const swatch = useRef<HTMLSpanElement>(null);
  const [words, setWords] = useState('');
  useLayoutEffect(() => {
    if (swatch.current) setWords(wordsOf(swatch.current, group));
  }, [group]);

  const under = surfaceUnder(group, token);
  const looks: Readonly<Record<ColourGroup, CSSProperties>> = {
    text: { color: reference, background: under },
    surface: { background: reference },
    border: { boxShadow: `inset 0 0 0 3px ${reference}`, background: under, color: reference },
  };
  return (
    <S.Colour>
      <span data-part="swatch" ref={swatch} style={looks[group]} aria-hidden>
        {group === 'text' ? '字' : null}
      </span>
      <span data-part="name">
        color.{group}.{token}
      </span>
      <span data-part="value">{words}</span>
    </S.Colour>
  );
}

/**
 * Returns the colour value as the browser computes it. For text and borders, also returns the contrast with the surface
 * below.
 */
function wordsOf(swatch: HTMLElement, group: ColourGroup): string {
  const look = getComputedStyle(swatch);
  const below = rgbOf(look.backgroundColor);
  const shown = group === 'surface' ? below : rgbOf(look.color);
  if (!shown || !below) return '';
  return group === 'surface' ? hexOf(shown) : `${hexOf(shown)} · ${contrastOf(shown, below).toFixed(1)} : 1`;
}
