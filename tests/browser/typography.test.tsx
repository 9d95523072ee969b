import { afterEach, describe, expect, it } from 'vitest';

import { closeGallery, describeElement, isSeen, showGallery } from './galleries.tsx';

afterEach(closeGallery);

/** Returns all visible text nodes, each with its element. */
function* textsIn(body: HTMLElement): Generator<{ readonly node: Text; readonly parent: HTMLElement }> {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && node.textContent?.trim() && !parent.closest('style, script') && isSeen(parent))
      yield { node: node as Text, parent };
  }
}

const rectsOf = (node: Text, start: number, end: number): readonly DOMRect[] => {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
};

/** Returns the Latin words and numbers that are broken over two lines. */
const tornWordsIn = (body: HTMLElement): readonly string[] =>
  [...textsIn(body)].flatMap(({ node }) =>
    [...(node.textContent ?? '').matchAll(/[A-Za-z0-9]{2,}/g)]
      .filter(
        ({ index, 0: word }) =>
          new Set(rectsOf(node, index, index + word.length).map(({ top }) => Math.round(top))).size > 1,
      )
      .map(([word]) => word),
  );

/** Returns the texts that an ancestor element cuts off. */
const cutTextsIn = (body: HTMLElement): readonly string[] =>
  [...textsIn(body)].flatMap(({ node, parent }) => {
    const rects = rectsOf(node, 0, node.length);
    for (let at: HTMLElement | null = parent; at && at !== body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const isOut = rects.some(
        ({ left, right, top, bottom }) =>
          (/hidden|clip/.test(overflowX) && (left < box.left - 1 || right > box.right + 1)) ||
          (/hidden|clip/.test(overflowY) && (top < box.top - 2 || bottom > box.bottom + 2)),
      );
      if (isOut) return [`${describeElement(at)} cuts “${node.textContent?.trim().slice(0, 30)}”`];
      if (position === 'fixed') break;
    }
    return [];
  });

/** Returns the controls whose text is outside of their box. */
const burstControlsIn = (body: HTMLElement): readonly string[] =>
  [...textsIn(body)].flatMap(({ node, parent }) => {
    const control = parent.closest('button, [role=tab], [data-tone], [data-part=mark]');
    if (!control) return [];
    const box = control.getBoundingClientRect();
    const isOut = rectsOf(node, 0, node.length).some(
      ({ left, right, top, bottom }) =>
        left < box.left - 1 || right > box.right + 1 || (top + bottom) / 2 < box.top || (top + bottom) / 2 > box.bottom,
    );
    return isOut ? [describeElement(control)] : [];
  });

/** Returns the fields that aren't high enough for one line of text. */
const lowFieldsIn = (body: HTMLElement): readonly string[] =>
  [...body.querySelectorAll('input, select')]
    .filter((field) => isSeen(field) && field.clientHeight < Number.parseFloat(getComputedStyle(field).fontSize) * 1.2)
    .map(describeElement);

describe.each(['zh-CN', 'en-US'] as const)('letters a quarter larger, in %s', (locale) => {
  describe.each([1280, 360])('in a window of %i pixels', (width) => {
    it.each(['Button', 'TextField', 'Tabs', 'Tag', 'Stepper'])(
      '%s breaks no word and cuts off no text',
      async (name) => {
        for (const density of ['comfortable', 'compact'] as const) {
          const body = await showGallery(name, { locale, width, density, rootFontSize: 125 });
          expect([...textsIn(body)].length).toBeGreaterThan(2);
          expect({
            torn: tornWordsIn(body),
            cut: cutTextsIn(body),
            burst: burstControlsIn(body),
            low: lowFieldsIn(body),
          }).toEqual({ torn: [], cut: [], burst: [], low: [] });
          closeGallery();
        }
      },
    );
  });
});

const widthOf = (element: Element) => element.getBoundingClientRect().width;

function show(html: string): HTMLElement {
  const block = document.body.appendChild(document.createElement('div'));
  block.innerHTML = html;
  return block;
}

describe('Chinese text', () => {
  it('shows a gap to Latin letters and digits without a typed space', () => {
    const block = show('<span>共500人投保</span><br><span style="text-autospace: no-autospace">共500人投保</span>');
    const [spaced, plain] = [...block.querySelectorAll('span')].map(widthOf);
    expect(spaced).toBeGreaterThan(plain ?? 0);
    block.remove();
  });

  it('leaves what is typed as it is typed', () => {
    const block = show('<input value="共500人"><textarea></textarea><code>共500人</code>');
    for (const element of block.children) expect(getComputedStyle(element).textAutospace).toBe('no-autospace');
    block.remove();
  });

  it('starts a line with a bracket at its edge, and never with a closing mark or the dash of a range', () => {
    const block = show('<p style="inline-size: 6em; margin: 0">（一）职业类别一二～四类，（二）年龄。</p>');
    const text = block.firstChild?.firstChild as Text;
    const lineStarts = Array.from(text.data).filter((_, at) => {
      const [before] = at === 0 ? [] : rectsOf(text, at - 1, at);
      const [here] = rectsOf(text, at, at + 1);
      return here !== undefined && (before === undefined || here.top > before.top + 1);
    });
    expect(lineStarts.length).toBeGreaterThan(2);
    expect(lineStarts.filter((character) => '，。）～'.includes(character))).toEqual([]);
    expect(getComputedStyle(block).getPropertyValue('text-spacing-trim')).toBe('trim-start');
    block.remove();
  });

  it('moves an identifier to the next line before breaking it, and breaks one that fits on no line', () => {
    const block = show(
      '<p style="inline-size: 8em; margin: 0">保单号GTB20261120</p><p style="inline-size: 5em; margin: 0">GTB2026112000000001</p>',
    );
    const [fits, long] = [...block.children].map((each) => each.firstChild as Text);
    expect(new Set(rectsOf(fits!, 3, 14).map(({ top }) => top)).size).toBe(1);
    expect(block.lastElementChild!.scrollWidth).toBeLessThanOrEqual(block.lastElementChild!.clientWidth);
    expect(rectsOf(long!, 0, long!.length).length).toBeGreaterThan(1);
    block.remove();
  });

  it('sets digits of one column in the same width', () => {
    const block = show('<table><tbody><tr><td>111</td></tr></tbody></table><time>111</time>');
    for (const element of block.querySelectorAll('td, time'))
      expect(getComputedStyle(element).fontVariantNumeric).toBe('tabular-nums');
    block.remove();
  });

  it('is overridden by a rule of the host', () => {
    const sheet = document.head.insertBefore(document.createElement('style'), document.head.firstChild);
    sheet.textContent = 'html { text-autospace: no-autospace }';
    expect(getComputedStyle(document.body).textAutospace).toBe('no-autospace');
    sheet.remove();
  });
});
