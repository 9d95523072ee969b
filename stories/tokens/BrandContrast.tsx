import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';

import { type ShownBrand, shownBrands } from './brands.ts';
import { contrastOf, rgbOf } from './contrast.ts';
import { type ShownTheme, shownThemes } from './themes.ts';
import * as S from './Tokens.styles.ts';

/**
 * Uses of a brand's colour. Each use names two colours that touch, and the contrast that WCAG AA requires between them.
 */
const uses = [
  { use: 'Accent', front: 'text-on-accent', back: 'surface-accent', needed: 4.5 },
  { use: 'Hover', front: 'text-on-accent', back: 'surface-accent-hover', needed: 4.5 },
  { use: 'Soft', front: 'text-accent', back: 'surface-accent-soft', needed: 4.5 },
  { use: 'Link', front: 'text-link', back: 'surface-hover', needed: 4.5 },
  { use: 'Focus', front: 'border-focus', back: 'surface-hover', needed: 3 },
  { use: 'Selected', front: 'text-muted', back: 'surface-selected', needed: 4.5 },
] as const;

type Use = (typeof uses)[number];

const themes = shownThemes.filter(({ attributes }) => attributes['data-brand'] === 'tuanbao');

/**
 * The contrasts of five brands, as the browser computes them. They are shown for light and dark themes, with normal and
 * with increased contrast.
 */
export function BrandContrast(): ReactElement {
  return (
    <S.Contrasts className="sb-unstyled" role="group" aria-label="Contrasts of brands" tabIndex={0}>
      <style>{shownBrands.map(({ theme }) => theme.css).join('')}</style>
      {shownBrands.map((brand) => (
        <BrandTable key={brand.name} brand={brand} />
      ))}
    </S.Contrasts>
  );
}

function BrandTable({ brand: { name, colour, theme } }: { readonly brand: ShownBrand }): ReactElement {
  const [moved] = theme.adjustments;
  return (
    <S.Measures>
      <caption>
        {colour}
        {moved ? `, ${moved.used} in light themes` : ', used as it is'}
      </caption>
      <thead>
        <tr>
          <th>Use</th>
          {themes.map((shown) => (
            <th key={shown.name} scope="col">
              {shown.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {uses.map((each) => (
          <tr key={each.use}>
            <th scope="row">
              {each.use}, {each.needed} : 1
            </th>
            {themes.map(({ name: title, attributes }) => (
              <td key={title}>
                <Contrast use={each} attributes={{ ...attributes, 'data-brand': name }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </S.Measures>
  );
}

interface ContrastProps {
  readonly use: Use;
  /** The attributes of the theme and brand whose colours are shown. */
  readonly attributes: ShownTheme['attributes'];
}

/**
 * Shows the contrast of two colours in a text: `front` is the colour of the text, `back` is the colour of its
 * background.
 */
function Contrast({ use: { front, back, needed }, attributes }: ContrastProps): ReactElement {
  const sample = useRef<HTMLSpanElement>(null);
  const [contrast, setContrast] = useState(0);
  useLayoutEffect(() => {
    if (!sample.current) return;
    const look = getComputedStyle(sample.current);
    const [above, below] = [rgbOf(look.color), rgbOf(look.backgroundColor)];
    if (above && below) setContrast(contrastOf(above, below));
  }, []);
  return (
    <span
      ref={sample}
      {...attributes}
      data-sample="contrast"
      data-passes={contrast >= needed}
      style={{ color: `var(--tb-color-${front})`, background: `var(--tb-color-${back})` }}
    >
      {contrast.toFixed(1)}
    </span>
  );
}
