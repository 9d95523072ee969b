import { cleanup, render, screen } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { TextField } from '@tuanbao/library/components/TextField';
import { createTheme } from '@tuanbao/tokens/createTheme';
import { afterEach, describe, expect, it } from 'vitest';

import { type Theme, themeAxes, themes } from '../../tokens/build/themeAxes.ts';
import { emulateMedia } from './emulatedMedia.ts';

import '@tuanbao/tokens/tokens.css';

const root = document.documentElement;

afterEach(async () => {
  cleanup();
  for (const { attribute } of themeAxes) root.removeAttribute(attribute);
  document.getElementById('host')?.remove();
  document.getElementById('stage')?.remove();
  await emulateMedia();
});

const attributesOf = (theme: Partial<Theme>): Record<string, string> =>
  Object.fromEntries(
    themeAxes.flatMap(({ name, attribute }) => (theme[name] === undefined ? [] : [[attribute, theme[name]]])),
  );

/** Renders two controls once. A test moves them into the elements whose theme it checks. */
function renderControls(): HTMLElement {
  const stage = document.createElement('div');
  render(
    <>
      <Button variant="primary">提交订单</Button>
      <TextField label="投保单位名称" defaultValue="青禾物流（上海）有限公司" />
    </>,
    { container: document.body.appendChild(stage) },
  );
  return stage;
}

/**
 * Creates nested elements, each with theme attributes, and moves the controls into the innermost element. Returns the
 * controls' colours, corners, heights and paddings.
 */
function lookOf(...nested: readonly Partial<Theme>[]): readonly string[] {
  const stage = document.getElementById('stage') ?? renderControls();
  stage.id = 'stage';
  let inner: HTMLElement = document.body;
  let outermost: HTMLElement | undefined;
  for (const theme of nested) {
    inner = inner.appendChild(document.createElement('div'));
    outermost ??= inner;
    for (const [attribute, value] of Object.entries(attributesOf(theme))) inner.setAttribute(attribute, value);
  }
  inner.append(stage);
  const look = [...stage.querySelectorAll('button, input')].flatMap((control) => {
    const { backgroundColor, color, borderColor, borderRadius, minBlockSize, paddingInline } =
      getComputedStyle(control);
    return [backgroundColor, color, borderColor, borderRadius, minBlockSize, paddingInline];
  });
  document.body.append(stage);
  outermost?.remove();
  return look;
}

const backgroundOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor;

describe('themes within one another', () => {
  it('looks different in each theme', () => {
    expect(new Set(themes.map((theme) => lookOf(theme).join())).size).toBe(themes.length);
  });

  it('is the inner theme if that sets all axes', () => {
    for (const outer of themes) for (const inner of themes) expect(lookOf(outer, inner)).toEqual(lookOf(inner));
  });

  it.each(themeAxes)(
    'takes all axes but $attribute from outside if the inner element sets only that',
    ({ name, values }) => {
      for (const outer of themes)
        for (const value of values)
          expect(lookOf(outer, { [name]: value })).toEqual(lookOf({ ...outer, [name]: value }));
    },
  );

  it('returns to the theme of an outer element', () => {
    const dark = { scheme: 'dark', brand: 'partner' };
    expect(lookOf(dark, { scheme: 'light' }, { density: 'compact' }, { scheme: 'dark' })).toEqual(
      lookOf({ ...dark, density: 'compact' }),
    );
  });

  it('is the same on the root as on an element', () => {
    for (const theme of themes) {
      const expected = lookOf(theme);
      for (const [attribute, value] of Object.entries(attributesOf(theme))) root.setAttribute(attribute, value);
      expect(lookOf()).toEqual(expected);
      expect(lookOf({ scheme: 'light' })).toEqual(lookOf({ ...theme, scheme: 'light' }));
    }
  });
});

describe('preferences of the system', () => {
  it('is followed by a theme that is auto', async () => {
    await emulateMedia({ name: 'prefers-color-scheme', value: 'dark' });
    expect(lookOf({ scheme: 'auto' })).toEqual(lookOf({ scheme: 'dark' }));
    expect(lookOf()).toEqual(lookOf({ scheme: 'light' }));
    await emulateMedia({ name: 'prefers-color-scheme', value: 'light' });
    expect(lookOf({ scheme: 'dark' }, { scheme: 'auto' })).toEqual(lookOf({ scheme: 'light' }));
  });

  it('gives more contrast unless the page sets another one', async () => {
    await emulateMedia({ name: 'prefers-contrast', value: 'more' });
    expect(lookOf()).toEqual(lookOf({ contrast: 'more' }));
    expect(lookOf({ contrast: 'normal' }, { contrast: 'auto' })).toEqual(lookOf({ contrast: 'more' }));
    root.dataset['contrast'] = 'normal';
    expect(lookOf()).toEqual(lookOf({ contrast: 'normal' }));
  });
});

describe('a variable of the host', () => {
  it('recolours the controls inside the element, and no others', () => {
    const style = { '--tb-color-surface-accent': 'rgb(1, 2, 3)' } as Record<string, string>;
    render(
      <>
        <div style={style}>
          <Button variant="primary">里面</Button>
          <div data-density="compact">
            <Button variant="primary">紧凑</Button>
          </div>
          <div data-theme="dark">
            <Button variant="primary">另一主题</Button>
          </div>
        </div>
        <Button variant="primary">外面</Button>
      </>,
    );
    expect(backgroundOf('里面')).toBe('rgb(1, 2, 3)');
    expect(backgroundOf('紧凑')).toBe('rgb(1, 2, 3)');
    expect(backgroundOf('另一主题')).not.toBe('rgb(1, 2, 3)');
    expect(backgroundOf('外面')).not.toBe('rgb(1, 2, 3)');
  });

  it('wins from a plain rule on the root and from a class on a themed element', () => {
    const sheet = document.createElement('style');
    sheet.id = 'host';
    sheet.textContent = ':root { --tb-radius-control: 0px } .ours { --tb-color-surface-accent: rgb(4, 5, 6) }';
    document.head.prepend(sheet); // The sheet is before the tokens, to show that the order doesn't matter.
    render(
      <div className="ours" data-theme="dark">
        <Button variant="primary">提交</Button>
      </div>,
    );
    expect(getComputedStyle(screen.getByRole('button')).borderRadius).toBe('0px');
    expect(backgroundOf('提交')).toBe('rgb(4, 5, 6)');
  });

  it('still works under the old name of a token', () => {
    render(<p style={{ lineHeight: 'var(--tb-font-line-tight)', fontSize: '20px' }}>行高</p>);
    expect(getComputedStyle(screen.getByText('行高')).lineHeight).toBe('25px');
  });
});

const rgbOf = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

describe('a brand of the host', () => {
  const host = createTheme({ brand: '#00753a', name: 'host' });
  const button = <Button variant="primary">提交</Button>;

  it.each([
    ['in the light', { 'data-brand': 'host', 'data-theme': 'light' }, {}, host.steps[600]],
    ['in the dark', { 'data-brand': 'host', 'data-theme': 'dark' }, {}, host.steps[300]],
    [
      'in another theme inside',
      { 'data-brand': 'host' },
      { 'data-theme': 'dark', 'data-contrast': 'more' },
      host.steps[200],
    ],
    [
      'inside another brand',
      { 'data-brand': 'partner', 'data-theme': 'dark' },
      { 'data-brand': 'host' },
      host.steps[300],
    ],
    ['around another brand', { 'data-brand': 'host' }, { 'data-brand': 'partner' }, '#6f3bd0'],
  ])('has its colours %s', (_, outer, inner, expected) => {
    render(
      <>
        <style>{host.css}</style>
        <div {...outer}>
          <div {...inner}>{button}</div>
        </div>
      </>,
    );
    expect(backgroundOf('提交')).toBe(rgbOf(expected));
  });

  it('is the brand of the whole page without a name', () => {
    render(
      <>
        <style>{createTheme({ brand: '#00753a' }).css}</style>
        <div data-theme="light">{button}</div>
      </>,
    );
    expect(backgroundOf('提交')).toBe('rgb(0, 117, 58)');
  });
});
