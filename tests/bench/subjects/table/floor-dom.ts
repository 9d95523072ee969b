// The lower limit: a table without a framework and without checks. Row elements with text cells are reused, and one
// input is placed into the clicked cell.
import { type NewPerson, personFields } from '@tuanbao/library/domain/roster/person';

import { sampleRoster } from '../../../../stories/fixtures/rosters.ts';
import { expose, rootElement } from '../../lib/page.ts';

const rowHeight = 36;
const viewHeight = 640;

function styleSheet(): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = `
    .view { block-size: ${viewHeight}px; overflow: auto; position: relative; font: 14px sans-serif; }
    .row { position: absolute; inset-block-start: 0; display: flex; block-size: ${rowHeight}px; inline-size: 1200px; contain: strict; }
    .row > div { box-sizing: border-box; inline-size: 130px; padding: 7px 8px; border-block-end: 1px solid #eee; overflow: hidden; white-space: nowrap; }
    .row input { box-sizing: border-box; inline-size: 100%; }`;
  return style;
}

function emptyRow(): HTMLElement {
  const row = document.createElement('div');
  row.className = 'row';
  for (const field of personFields) {
    const cell = document.createElement('div');
    cell.dataset['column'] = field;
    cell.append(document.createTextNode(''));
    row.append(cell);
  }
  return row;
}

function fill(row: HTMLElement, person: NewPerson, position: number): void {
  row.style.transform = `translateY(${position * rowHeight}px)`;
  row.setAttribute('aria-rowindex', String(position + 2));
  for (const [at, field] of personFields.entries()) {
    const cell = row.children[at];
    if (cell) cell.textContent = person[field];
  }
}

function edit(cell: HTMLElement): void {
  const input = document.createElement('input');
  input.value = cell.textContent;
  cell.replaceChildren(input);
  input.focus();
  input.select();
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') cell.replaceChildren(document.createTextNode(input.value));
  });
}

expose({
  mount: (count) => {
    const persons = sampleRoster(count);
    const view = document.createElement('div');
    view.className = 'view';
    const space = document.createElement('div');
    space.style.blockSize = `${persons.length * rowHeight}px`;
    const rows = Array.from({ length: Math.ceil(viewHeight / rowHeight) + 9 }, emptyRow);
    view.append(space, ...rows);
    const paint = () => {
      const first = Math.max(0, Math.floor(view.scrollTop / rowHeight) - 4);
      for (const [slot, row] of rows.entries()) {
        const position = first + ((slot - (first % rows.length) + rows.length) % rows.length);
        const person = persons[position];
        if (person) fill(row, person, position);
      }
    };
    view.addEventListener('scroll', paint);
    view.addEventListener('click', (event) => {
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null;
      if (cell && !cell.querySelector('input')) edit(cell);
    });
    document.head.append(styleSheet());
    rootElement().append(view);
    paint();
  },
});
