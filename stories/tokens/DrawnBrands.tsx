import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';

import { type ColourPair, leastContrastOf, pairsOfBrand } from '../../tests/fixtures/colourPairs.ts';
import { drawnBrands, type ShownBrand } from './brands.ts';
import { contrastOf, rgbOf } from './contrast.ts';
import { type ShownTheme, shownThemes } from './themes.ts';
import * as S from './Tokens.styles.ts';

const themes = shownThemes.filter(({ attributes }) => attributes['data-brand'] === 'tuanbao');
const contrastKindOf = ({ attributes }: ShownTheme) => attributes['data-contrast'];

/** Index of the sample for a brand, a pair of colours and a theme. The samples are counted in the order of the page. */
const placeOf = (brand: number, pair: number, theme: number): number =>
  (brand * pairsOfBrand.length + pair) * themes.length + theme;

/** Returns the contrast of the colours in which a sample is drawn; 0 if a computed colour can't be read. */
function contrastIn(sample: HTMLElement): number {
  const { color, borderTopColor, backgroundColor } = getComputedStyle(sample);
  const front = rgbOf(sample.dataset['kind'] === 'text' ? color : borderTopColor);
  const back = rgbOf(backgroundColor);
  return front && back ? contrastOf(front, back) : 0;
}

/**
 * The contrasts of five brands with random colours, in light and dark themes, with normal and with increased contrast.
 * A table shows the lowest contrasts. Below the table, all contrasts of a brand can be expanded.
 */
export function DrawnBrands(): ReactElement {
  const page = useRef<HTMLDivElement>(null);
  const [contrasts, setContrasts] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const samples = page.current?.querySelectorAll<HTMLElement>('[data-sample="contrast"]') ?? [];
    setContrasts(Array.from(samples, contrastIn));
  }, []);
  return (
    <S.Contrasts ref={page} className="sb-unstyled" role="group" aria-label="Contrasts of drawn brands" tabIndex={0}>
      <style>{drawnBrands.map(({ theme }) => theme.css).join('')}</style>
      <LowestContrasts contrasts={contrasts} />
      {drawnBrands.map((brand, at) => (
        <BrandPairs
          key={brand.name}
          brand={brand}
          contrastOfSample={(pair, theme) => contrasts[placeOf(at, pair, theme)] ?? 0}
        />
      ))}
    </S.Contrasts>
  );
}

/**
 * Table of the lowest contrasts. For each brand and theme, it has the lowest contrast of a text and of a control, with
 * the colours of the pair.
 */
function LowestContrasts({ contrasts }: { readonly contrasts: readonly number[] }): ReactElement {
  return (
    <S.Measures>
      <caption>Lowest contrast of each brand and theme</caption>
      <thead>
        <tr>
          {['Brand', 'Theme', 'Text', 'Needed', 'Control', 'Needed'].map((head, at) => (
            <th key={`${head} ${at}`} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {drawnBrands.flatMap(({ name, colour }, brand) =>
          themes.map((theme, at) => (
            <tr key={`${name} ${theme.name}`}>
              <th scope="row">{colour}</th>
              <td>{theme.name}</td>
              {(['text', 'control'] as const).map((kind) => (
                <Lowest
                  key={kind}
                  kind={kind}
                  theme={theme}
                  contrastOfPair={(pair) => contrasts[placeOf(brand, pair, at)] ?? 0}
                />
              ))}
            </tr>
          )),
        )}
      </tbody>
    </S.Measures>
  );
}

interface LowestProps {
  readonly kind: ColourPair['kind'];
  readonly theme: ShownTheme;
  /** Returns the contrast of a pair. `pair` is the index of the pair in `pairsOfBrand`. */
  readonly contrastOfPair: (pair: number) => number;
}

function Lowest({ kind, theme, contrastOfPair }: LowestProps): ReactElement {
  const [lowest] = pairsOfBrand
    .map((pair, at) => ({ pair, contrast: contrastOfPair(at) }))
    .filter(({ pair }) => pair.kind === kind)
    .toSorted((one, other) => one.contrast - other.contrast);
  return (
    <>
      <td>{lowest ? `${shortContrast(lowest.contrast)}, ${lowest.pair.front} on ${lowest.pair.back}` : null}</td>
      <td>{lowest ? leastContrastOf(lowest.pair, contrastKindOf(theme)) : null} : 1</td>
    </>
  );
}

/** A contrast with two decimals, rounded down so that no contrast looks higher than it is. */
const shortContrast = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

interface BrandPairsProps {
  readonly brand: ShownBrand;
  /**
   * Returns the measured contrast of a pair in a theme. `pair` and `theme` are indexes in `pairsOfBrand` and `themes`.
   */
  readonly contrastOfSample: (pair: number, theme: number) => number;
}

/**
 * Shows all pairs with a colour of the brand. For each pair and theme, the contrast is shown in the colours of the
 * pair.
 */
function BrandPairs({ brand: { name, colour, theme }, contrastOfSample }: BrandPairsProps): ReactElement {
  const [moved] = theme.adjustments;
  return (
    <details>
      <summary>
        All {pairsOfBrand.length} pairs of {colour}
        {moved ? `, which is ${moved.used} in light themes` : ', which is used as it is'}
      </summary>
      <S.Measures>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            {themes.map((shown) => (
              <th key={shown.name} scope="col">
                {shown.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairsOfBrand.map((pair, at) => (
            <tr key={`${pair.front} ${pair.back}`}>
              <th scope="row">
                {pair.front} on {pair.back}
              </th>
              {themes.map((shown, themeAt) => (
                <td key={shown.name}>
                  <Sample pair={pair} theme={shown} brand={name} contrast={contrastOfSample(at, themeAt)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Measures>
    </details>
  );
}

interface SampleProps {
  readonly pair: ColourPair;
  readonly theme: ShownTheme;
  readonly brand: string;
  readonly contrast: number;
}

/**
 * Shows the contrast of a pair in its colours. The second colour is the background. For a text pair, the first colour
 * is the colour of the number; for a control pair, it is the colour of the border.
 */
function Sample({ pair, theme, brand, contrast }: SampleProps): ReactElement {
  const { kind, front, back } = pair;
  const drawn = `var(--tb-color-${front})`;
  const background = `var(--tb-color-${back})`;
  return (
    <span
      {...theme.attributes}
      data-brand={brand}
      data-sample="contrast"
      data-kind={kind}
      data-passes={contrast >= leastContrastOf(pair, contrastKindOf(theme))}
      style={
        kind === 'text'
          ? { color: drawn, background }
          : { color: 'var(--tb-color-text-default)', borderColor: drawn, background }
      }
    >
      {shortContrast(contrast)}
    </span>
  );
}
