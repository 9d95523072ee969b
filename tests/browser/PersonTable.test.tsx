import { act, cleanup, render, screen, within } from '@testing-library/react';
import { emptyPerson, type NewPerson } from '@tuanbao/library/domain/roster/person';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable, type PersonTableProps } from '@tuanbao/library/widgets/PersonTable';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { rosterContext, samplePerson, sampleRoster, twoSchemes } from '../../stories/fixtures/rosters.ts';
import { commitComposition, compose, pressWhileComposing } from './imeComposition.ts';

import '@tuanbao/tokens/tokens.css';

afterEach(cleanup);

function show(persons: readonly NewPerson[], props: Partial<PersonTableProps> = {}, locale = 'zh-CN') {
  const store = createRosterStore({ ...rosterContext, schemes: twoSchemes }, persons);
  render(
    <I18nProvider locale={locale}>
      <PersonTable store={store} schemes={twoSchemes} {...props} />
    </I18nProvider>,
  );
  const grid = screen.getByRole('grid');
  const scroller = grid.parentElement ?? grid;
  return { store, grid, scroller };
}

function cell(row: number, column: string): HTMLElement {
  const line = screen.getAllByRole('row').find((each) => each.getAttribute('aria-rowindex') === String(row + 1));
  const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === column);
  const found = line && within(line).getAllByRole('gridcell')[at];
  if (!found) throw new Error(`no cell ${row} ${column}`);
  return found;
}
const activeCell = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? 'nothing');

/** Returns the data that an action writes to the clipboard. */
async function copied(action: () => Promise<void>): Promise<Readonly<Record<'text' | 'html', string>>> {
  const data = { text: '', html: '' };
  const read = (event: ClipboardEvent) => {
    data.text = event.clipboardData?.getData('text/plain') ?? '';
    data.html = event.clipboardData?.getData('text/html') ?? '';
  };
  document.addEventListener('copy', read, { once: true });
  document.addEventListener('cut', read, { once: true });
  await action();
  document.removeEventListener('copy', read);
  document.removeEventListener('cut', read);
  return data;
}

it('is one Tab stop from both sides, although its field only exists while the table is used', async () => {
  show(sampleRoster(2));
  expect(screen.queryByRole('textbox')).toBeNull();
  const before = screen.getByRole('button', { name: '添加一行' });
  before.focus();

  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: '人员清单' })).toHaveFocus();
  expect(activeCell()).toBe(cell(1, '姓名'));
  await userEvent.tab({ shift: true });
  expect(before).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText('键盘操作')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('textbox', { name: '人员清单' })).toHaveFocus();
});

it('keeps its scroll position if the first press is not on a cell', async () => {
  const { scroller } = show(sampleRoster(300));
  scroller.scrollTop = 3000;
  await userEvent.click(screen.getByRole('columnheader', { name: '操作' }));
  expect(screen.getByRole('textbox', { name: '人员清单' })).toHaveFocus();
  expect(scroller.scrollTop).toBe(3000);
});

describe('input methods', () => {
  const cells: readonly (readonly [string, Partial<NewPerson>])[] = [
    ['姓名', { name: '女' }],
    ['证件类型', { idType: '女' }],
    ['证件号码', { idNo: '女' }],
    ['性别', { sex: 'female' }],
    ['出生日期', { birthday: '女' }],
    ['职业代码', { occupationCode: '女' }],
    ['职业名称', { occupationName: '女' }],
    ['职业类别', { occupationClass: '女' }],
    ['方案', { schemeId: 'office' }],
  ];

  it.each(cells)('begin in a cell that is not edited yet, first letter included: %s', async (column, kept) => {
    const { store } = show([{ ...emptyPerson, schemeId: 'office' }]);
    await userEvent.click(cell(1, column));
    await compose('n');
    await compose('nv');
    const field = document.activeElement;
    expect(field).toHaveAccessibleName(column);
    expect(field).toHaveValue('nv');
    await pressWhileComposing('Enter');
    expect(field).toHaveValue('nv');
    await commitComposition('女');
    expect(field).toHaveValue('女');

    await userEvent.keyboard('{Enter}');
    expect(store.personAt(0)).toMatchObject({ ...emptyPerson, schemeId: 'office', ...kept });
    expect(screen.getByRole('textbox', { name: '人员清单' })).toHaveFocus();
  });

  it('replace the text of a cell that is not being edited, and add to the text of one that is', async () => {
    const { store } = show(sampleRoster(1));
    await userEvent.click(cell(1, '姓名'));
    await compose('wang');
    await commitComposition('王');
    await userEvent.keyboard('{Enter}');
    expect(store.personAt(0)?.name).toBe('王');
    await userEvent.keyboard('{F2}');
    await compose('xiaoming');
    await commitComposition('小明');
    await userEvent.keyboard('{Enter}');
    expect(store.personAt(0)?.name).toBe('王小明');
  });

  it('write nothing into a cell that can not be changed', async () => {
    const { store } = show(sampleRoster(1));
    await userEvent.click(cell(1, '年龄'));
    await compose('sui');
    await commitComposition('岁');
    await userEvent.keyboard('{ArrowLeft}{Enter}{Enter}');
    expect(store.personAt(0)).toMatchObject(samplePerson(0));
  });
});

describe('100,000 persons', () => {
  it('keep the document small, and the user’s place while scrolling away and back', async () => {
    const { store, grid, scroller } = show(sampleRoster(100_000));
    expect(document.querySelectorAll('*').length).toBeLessThan(1500);
    await userEvent.click(cell(3, '姓名'));
    const field = document.activeElement;

    scroller.scrollTop = 2000 * 36;
    await vi.waitFor(() => expect(within(grid).getByText('2005')).toBeVisible());
    expect(field).toHaveFocus();
    expect(activeCell()).toBeNull();
    scroller.scrollTop = 0;
    await vi.waitFor(() => expect(activeCell()).toBe(cell(3, '姓名')));

    scroller.scrollTop = 2000 * 36;
    await vi.waitFor(() => expect(within(grid).getByText('2005')).toBeVisible());
    await userEvent.keyboard('赵');
    await vi.waitFor(() => expect(scroller.scrollTop).toBeLessThan(200));
    await userEvent.keyboard('一{Enter}');
    expect(store.personAt(2)?.name).toBe('赵一');

    await userEvent.keyboard('{Control>}{End}{/Control}');
    await vi.waitFor(() => expect(activeCell()?.parentElement).toHaveAttribute('aria-rowindex', '100001'));
    expect(document.querySelectorAll('*').length).toBeLessThan(1500);
  });
});

it('goes on by as many rows as are in view with PageDown, back with PageUp, and stops at the ends', async () => {
  const { scroller } = show(sampleRoster(300));
  const rowOf = () => Number(activeCell()?.parentElement?.getAttribute('aria-rowindex')) - 1;
  const fits = Math.floor(scroller.clientHeight / cell(1, '姓名').getBoundingClientRect().height);
  await userEvent.click(cell(2, '证件号码'));

  await userEvent.keyboard('{PageDown}');
  const step = rowOf() - 2;
  expect(step).toBeGreaterThan(1);
  expect(step).toBeLessThan(fits);
  await userEvent.keyboard('{PageDown}{PageDown}');
  await vi.waitFor(() => expect(rowOf()).toBe(2 + 3 * step));
  expect(activeCell()).toHaveAttribute('data-column', 'idNo');
  const [at, view] = [activeCell()?.getBoundingClientRect(), scroller.getBoundingClientRect()];
  expect(at?.bottom).toBeLessThanOrEqual(view.bottom);

  await userEvent.keyboard('{PageUp}');
  await vi.waitFor(() => expect(rowOf()).toBe(2 + 2 * step));
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
  await vi.waitFor(() => expect(rowOf()).toBe(1));
  await userEvent.keyboard('{Control>}{End}{/Control}{PageDown}');
  await vi.waitFor(() => expect(rowOf()).toBe(300));
});

describe('the clipboard', () => {
  it('gets a block as spreadsheets read it, numbers as text', async () => {
    show([{ ...samplePerson(0), occupationName: '钳工\n"夜班"' }, samplePerson(1)]);
    await userEvent.click(cell(1, '证件号码'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const data = await copied(() => userEvent.copy());
    expect(data.text).toBe(
      [0, 1]
        .map((position) => samplePerson(position))
        .map(({ idNo, sex }) => `${idNo}\t${sex === 'male' ? '男' : '女'}`)
        .join('\r\n'),
    );
    expect(data.html).toContain(`mso-number-format:'\\@'">${samplePerson(0).idNo}</td>`);
    expect(screen.getByRole('status')).toHaveTextContent('已复制 2 行 × 2 列');

    await userEvent.click(cell(1, '职业名称'));
    expect((await copied(() => userEvent.copy())).text).toBe('"钳工\n""夜班"""');
  });

  it('gets masked what is masked', async () => {
    show(sampleRoster(1), { isMasked: true });
    await userEvent.click(cell(1, '证件号码'));
    expect((await copied(() => userEvent.copy())).text).toMatch(/^\d{3}\*{11}[\dX]{4}$/);
  });

  it('moves a block by cut and paste, each as one step', async () => {
    const { store } = show(sampleRoster(4));
    const names = () => store.persons().map(({ name }) => name);
    const before = names();
    await userEvent.click(cell(1, '姓名'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect((await copied(() => userEvent.cut())).text).toBe(before.slice(0, 2).join('\r\n'));
    expect(names()).toEqual(['', '', ...before.slice(2)]);
    await userEvent.click(cell(3, '姓名'));
    await userEvent.paste();
    await vi.waitFor(() => expect(names()).toEqual(['', '', ...before.slice(0, 2)]));
    await userEvent.keyboard('{Control>}zz{/Control}');
    expect(names()).toEqual(before);
  });

  it.each(['选择', '年龄', '方案'])(
    'shows that a cut in the column %s only copies, because its cells can not be emptied',
    async (column) => {
      const { store } = show(sampleRoster(2));
      await userEvent.click(cell(1, '姓名'));
      if (column === '选择') await userEvent.keyboard('{ArrowLeft}');
      else await userEvent.click(cell(1, column));
      expect((await copied(() => userEvent.cut())).text).not.toBe('');
      expect(screen.getByRole('status').textContent).toMatch(/^已复制 1 行 × 1?\d 列，没有可以清空的内容，未剪切$/);
      expect(store.canUndo).toBe(false);
    },
  );
});

describe('the pointer', () => {
  it('selects what it is dragged over and fills down from the handle', async () => {
    const { store } = show(sampleRoster(4));
    await userEvent.dblClick(cell(1, '方案'));
    await userEvent.click(screen.getByRole('option', { name: '方案二' }));
    await userEvent.click(cell(1, '方案'));
    const handle = screen.getByTitle('拖动向下填充');
    await userEvent.dragAndDrop(handle, cell(3, '方案'));
    expect(store.persons().map(({ schemeId }) => schemeId)).toEqual(['field', 'field', 'field', 'office']);
    expect(screen.getByRole('status')).toHaveTextContent('已向下填充 2 行');
  });

  it('shows the choices above all other elements, at a side with enough space', async () => {
    show(sampleRoster(1));
    await userEvent.dblClick(cell(1, '证件类型'));
    const list = screen.getByRole('listbox', { name: '证件类型' });
    const [box, field] = [list.getBoundingClientRect(), cell(1, '证件类型').getBoundingClientRect()];
    expect(Math.round(box.top)).toBe(Math.round(field.bottom));
    expect(Math.round(box.left)).toBe(Math.round(field.left));
    expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  });
});

async function tap(element: HTMLElement): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const point = { x: x + width / 2 + (frame?.x ?? 0), y: y + height / 2 + (frame?.y ?? 0) };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('a narrow screen', () => {
  it('scrolls the table in itself and keeps the name in view', async () => {
    await page.viewport(360, 640);
    const { scroller } = show(sampleRoster(30));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    scroller.scrollLeft = 500;
    await vi.waitFor(() => {
      const [name, table] = [cell(1, '姓名').getBoundingClientRect(), scroller.getBoundingClientRect()];
      expect(Math.abs(name.left - table.left)).toBeLessThan(2);
    });
    await page.viewport(1280, 720);
  });

  it('keeps the name visible also if the window became narrow after the table was shown', async () => {
    await page.viewport(1280, 720);
    const { scroller } = show(sampleRoster(30));
    await page.viewport(360, 640);
    await vi.waitFor(() => {
      scroller.scrollLeft = 500;
      const [name, table] = [cell(1, '姓名').getBoundingClientRect(), scroller.getBoundingClientRect()];
      expect(scroller.scrollLeft).toBe(500);
      expect(Math.abs(name.left - table.left)).toBeLessThan(2);
    });
    await page.viewport(1280, 720);
  });

  it('selects with a tap and edits with a second one', async () => {
    const { store } = show(sampleRoster(3));
    await tap(cell(2, '姓名'));
    await vi.waitFor(() => expect(activeCell()).toBe(cell(2, '姓名')));
    expect(document.activeElement).toHaveAttribute('inputmode', 'none');
    await tap(cell(2, '姓名'));
    await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName('姓名'));
    expect(document.activeElement).toHaveAttribute('inputmode', 'text');
    await userEvent.keyboard('娜{Enter}');
    expect(store.personAt(1)?.name).toBe(`${samplePerson(1).name}娜`);
  });
});

const ground = (row: number) => getComputedStyle(cell(row, '姓名')).backgroundColor;

it('gives the pinned name a background while other cells scroll below it, and keeps its marks', async () => {
  await page.viewport(480, 800);
  const { scroller } = show([{ ...samplePerson(0), name: '' }, samplePerson(1)]);
  const nothing = 'rgba(0, 0, 0, 0)';
  const marked = ground(1);
  expect(marked).not.toBe(nothing);
  expect(ground(2)).toBe(nothing);

  scroller.scrollLeft = 100;
  await vi.waitFor(() => expect(ground(2)).toBe(getComputedStyle(scroller).backgroundColor));
  expect(ground(1)).toBe(marked);

  scroller.scrollLeft = 0;
  await vi.waitFor(() => expect(ground(2)).toBe(nothing));
  await page.viewport(1280, 720);
});

it('is as wide as its columns in a parent that fits its content', async () => {
  await page.viewport(1280, 720);
  const { scroller } = show(sampleRoster(30));
  const wrapper = scroller.closest('body > div') as HTMLElement;
  wrapper.style.inlineSize = 'max-content';
  const [{ width }, row] = [scroller.getBoundingClientRect(), screen.getAllByRole('row')[1]];
  expect(width).toBeGreaterThan(600);
  expect(row?.scrollWidth).toBeLessThanOrEqual(width);
});

it.each(['zh-CN', 'en-US'])('shows captions whole, with the mark of sorting too (%s)', async (locale) => {
  await page.viewport(1280, 720);
  show(sampleRoster(3), {}, locale);
  const heads = screen.getAllByRole('columnheader');
  const cut: string[] = [];
  for (const head of [...heads, ...screen.getAllByRole('gridcell').filter((each) => each.querySelector('button'))]) {
    const caption = within(head).queryByRole('button', { hidden: true });
    if (caption && heads.includes(head)) await userEvent.click(caption);
    if (head.scrollWidth > head.clientWidth) cut.push(`${head.textContent} ${head.scrollWidth} > ${head.clientWidth}`);
  }
  expect(cut).toEqual([]);
});

it('prints all rows', () => {
  const { grid } = show(sampleRoster(200));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(within(grid).getAllByRole('row')).toHaveLength(201);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
});
