import { afterEach, describe, expect, it } from 'vitest';

import { closeGallery, describeElement, galleryNames, isSeen, showGallery } from './galleries.tsx';

afterEach(closeGallery);

/** The minimum size of a target in CSS pixels (WCAG 2.2, 2.5.8). */
const least = 24;

const pressable =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=option], [role=menuitem], [role=tab], [role=switch]';

/** Returns the elements that can be pressed. If an input is invisible, its label is returned instead. */
function targetsIn(body: HTMLElement): readonly Element[] {
  const found = [...body.querySelectorAll(pressable)]
    .map((element) => (isSeen(element) ? element : element.closest('label')))
    .filter((element): element is Element => element !== null && isSeen(element))
    .filter(
      (element) => !element.matches(':disabled, [aria-disabled=true], [role=tabpanel], [role=listbox], [role=grid]'),
    );
  return [...new Set(found)];
}

const isInSentence = (element: Element) => {
  const { display } = getComputedStyle(element);
  return (
    display === 'inline' &&
    (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
  );
};

const middleOf = ({ left, right, top, bottom }: DOMRect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

const isSmall = ({ width, height }: DOMRect) => width < least - 0.5 || height < least - 0.5;

/**
 * True if a circle with a diameter of 24 pixels around the middle of a small target touches another target, or the
 * circle of another small target.
 */
function isCrowded(target: Element, others: readonly Element[]): boolean {
  const own = middleOf(target.getBoundingClientRect());
  return others.some((other) => {
    if (other === target || other.contains(target) || target.contains(other)) return false;
    const box = other.getBoundingClientRect();
    if (isSmall(box)) {
      const { x, y } = middleOf(box);
      return Math.hypot(x - own.x, y - own.y) < least;
    }
    const across = Math.max(box.left - own.x, own.x - box.right, 0);
    const down = Math.max(box.top - own.y, own.y - box.bottom, 0);
    return Math.hypot(across, down) < least / 2;
  });
}

/** Returns the small targets with too little space around them. */
function missedIn(body: HTMLElement): readonly string[] {
  const targets = targetsIn(body);
  return targets
    .filter((target) => isSmall(target.getBoundingClientRect()) && !isInSentence(target) && isCrowded(target, targets))
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return `${describeElement(target)} ${Math.round(width)} × ${Math.round(height)}`;
    });
}

describe.each(['comfortable', 'compact'] as const)('%s', (density) => {
  it.each(galleryNames)('all targets in %s have 24 pixels, or that much free space around them', async (name) => {
    const body = await showGallery(name, { density });
    expect(missedIn(body)).toEqual([]);
  });
});
