import { screen } from '@testing-library/react';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { faultyRoster, rosterContext, sampleRoster, twoSchemes } from '../../stories/fixtures/rosters.ts';
import { show } from './onPage.tsx';

import '@tuanbao/tokens/tokens.css';

/** Renders a table in an area of the given width, and returns its scroll container. */
const scrollerOf = (persons: number, width: string) => scrollerWith(sampleRoster(persons), width);

function scrollerWith(persons: readonly NewPerson[], width: string): HTMLElement {
  const store = createRosterStore({ ...rosterContext, schemes: twoSchemes }, persons);
  show(
    <div style={{ inlineSize: width }}>
      <PersonTable store={store} schemes={twoSchemes} />
    </div>,
  );
  const scroller = screen.getByRole('grid').parentElement;
  if (!scroller) throw new Error('no scroll container');
  return scroller;
}

const edgeOf = (scroller: HTMLElement) => getComputedStyle(scroller, '::after');

it.each([3, 200])('marks its end while there are more columns behind it, with %i persons', async (persons) => {
  const scroller = scrollerOf(persons, '360px');
  await expect.poll(() => edgeOf(scroller).content).toBe('""');
  scroller.scrollLeft = scroller.scrollWidth;
  await expect.poll(() => edgeOf(scroller).content).toBe('none');
});

it('marks no end if all columns are visible', async () => {
  const scroller = scrollerOf(3, '1400px');
  await expect.poll(() => scroller.scrollWidth > 0 && scroller.scrollWidth <= scroller.clientWidth).toBe(true);
  expect(edgeOf(scroller).content).toBe('none');
});

it.each([3, 200])('is no higher because of the mark, with %i persons', async (persons) => {
  const scroller = scrollerOf(persons, '360px');
  await expect.poll(() => edgeOf(scroller).content).toBe('""');
  expect(scroller.scrollHeight).toBe(screen.getByRole('grid').scrollHeight);
});

it('keeps the reason of a problem readable when the window becomes narrow', async () => {
  await page.viewport(1280, 740);
  scrollerWith(faultyRoster, '100%');
  await userEvent.click(screen.getByRole('button', { name: '下一个问题' }));
  const reason = await screen.findByText(/^证件号码校验不通过/);
  await page.viewport(360, 740);
  await expect.poll(() => reason.getBoundingClientRect().right).toBeLessThan(360);
  expect(reason.getBoundingClientRect().width).toBeGreaterThan(160);
});
