import { describe, expect, it } from 'vitest';

import { recoloursOf } from './colourChange.ts';
import { type Groupable, groupsOf } from './groups.ts';
import type { Pixels } from './picture.ts';

const box = { left: 0, top: 0, width: 100, height: 20 };
const light = [{ from: '#165ddd', to: '#286ee6' }];
const dark = [{ from: '#84aaff', to: '#96bbff' }];
const finding = (mode: string, story: string, rest: Partial<Groupable>): Groupable => ({
  key: `${mode}/${story}`,
  story,
  kind: 'changed',
  box,
  ...rest,
});
const keysOf = (findings: readonly Groupable[]) => groupsOf(findings).map(({ keys }) => keys);

describe('changes on the review page', () => {
  it('shows one changed colour once, in all stories and modes', () => {
    const findings = [
      finding('dark', 'tag', { recolours: dark }),
      finding('light', 'tag', { recolours: light }),
      finding('light', 'button', { recolours: light }),
      finding('phone', 'button', { recolours: light, box: { ...box, width: 40 } }),
    ];

    const groups = groupsOf(findings);

    expect(groups).toHaveLength(1);
    expect(groups[0]?.keys[0]).toBe('light/tag');
    expect(groups[0]?.recolours).toEqual([...light, ...dark]);
  });

  it('keeps two colours in different stories apart', () => {
    expect(
      keysOf([
        finding('light', 'tag', { recolours: light }),
        finding('light', 'line', { recolours: [{ from: '#cccccc', to: '#dddddd' }] }),
      ]),
    ).toEqual([['light/tag'], ['light/line']]);
  });

  it('shows a story that moved once for all modes, together with stories of the same changed files', () => {
    const causes = ['library/src/a.ts', 'library/src/b.ts'];
    expect(
      keysOf([
        finding('light', 'tag', { causes }),
        finding('phone', 'tag', { causes }),
        finding('light', 'button', { causes }),
        finding('light', 'other', { causes: ['library/src/a.ts', 'library/src/c.ts'] }),
      ]),
    ).toEqual([['light/tag', 'light/button', 'phone/tag'], ['light/other']]);
  });

  it('shows everything once if only one token has changed', () => {
    const causes = ['token size.control'];
    expect(
      keysOf([finding('light', 'tag', { causes }), finding('light', 'button', { causes, recolours: light })]),
    ).toHaveLength(1);
  });

  it('does not mix new, removed and changed pictures', () => {
    expect(
      keysOf([
        finding('light', 'tag', { kind: 'new' }),
        finding('dark', 'tag', { kind: 'new' }),
        finding('light', 'tag', { kind: 'removed' }),
        finding('light', 'tag', {}),
      ]),
    ).toHaveLength(3);
  });
});

/** Returns a picture of ten pixels; each character is one of the colours. */
const picture = (text: string): Pixels => {
  const colours: Readonly<Record<string, readonly number[]>> = {
    w: [255, 255, 255, 255],
    b: [22, 93, 221, 255],
    c: [40, 110, 230, 255],
  };
  return { width: text.length, height: 1, data: Buffer.from(text.split('').flatMap((each) => colours[each] ?? [])) };
};

describe('replaced colours', () => {
  it('names a colour that was replaced', () => {
    expect(recoloursOf(picture('wwwwbbbbbb'), picture('wwwwcccccc'))).toEqual([{ from: '#165ddd', to: '#286ee6' }]);
  });

  it('names none if something moved, was added, or changed its size', () => {
    expect(recoloursOf(picture('bbwwwwwwww'), picture('wwbbwwwwww'))).toEqual([]);
    expect(recoloursOf(picture('wwwwwwwwww'), picture('wwwwwwwwwb'))).toEqual([]);
    expect(recoloursOf(picture('bb'), picture('cccc'))).toEqual([]);
  });
});
