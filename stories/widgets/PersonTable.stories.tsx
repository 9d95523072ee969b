import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { createRosterStore, type RosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { faultyRoster, rosterContext, samplePerson, sampleRoster, twoSchemes } from '../fixtures/rosters.ts';

const storeOf = (persons: readonly NewPerson[]): RosterStore =>
  createRosterStore({ ...rosterContext, schemes: twoSchemes }, persons);

const meta = {
  title: 'Widgets/PersonTable',
  component: PersonTable,
  args: { store: storeOf(sampleRoster(30)), schemes: twoSchemes },
  // Storybook's controls can't show or change a store.
  argTypes: { store: { control: false } },
} satisfies Meta<typeof PersonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellOf = (grid: HTMLElement, row: number, column: string) =>
  within(grid)
    .getAllByRole('gridcell')
    .find(
      (cell) =>
        cell.dataset['column'] === column && cell.parentElement?.getAttribute('aria-rowindex') === String(row + 1),
    ) ?? grid;

export const Empty: Story = { args: { store: storeOf([]) } };

export const CorrectsProblems: Story = {
  args: { store: storeOf(faultyRoster) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一个问题' }));
    await expect(canvas.getByText(/^第 2 行 证件号码：证件号码校验不通过/)).toBeVisible();

    await userEvent.keyboard(`${samplePerson(1).idNo}{Enter}`);
    await expect(canvas.getByText('2 人有 2 处问题')).toBeVisible();
    await expect(args.store.personAt(1)?.idNo).toBe(samplePerson(1).idNo);
  },
};

const sweeper = { ...samplePerson(0), occupationCode: '9999999', occupationName: '叉车' };

/**
 * The reason of a problem is shown beside the faulty cell. The popover also offers occupations that match the name in
 * the row.
 */
export const ReasonBesideTheCell: Story = {
  args: { store: storeOf([sweeper, ...sampleRoster(4).slice(1)]) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一个问题' }));
    const reason = canvasElement.querySelector('[data-part=reason]');
    await expect(reason).toHaveTextContent('职业不在本产品的职业表中，请重新选择');
    await canvas.findByRole('group', { name: '修正建议' });
    const [cell, popover] = [canvasElement.querySelector('[data-active]'), reason].map((element) =>
      element?.getBoundingClientRect(),
    );
    await expect(Math.abs((popover?.left ?? 0) - (cell?.left ?? 99))).toBeLessThan(2);
    await expect(Math.abs((popover?.top ?? 0) - (cell?.bottom ?? 99))).toBeLessThan(2);
  },
};

const swapped = (person: NewPerson): NewPerson => ({ ...person, sex: person.sex === 'male' ? 'female' : 'male' });

/**
 * The correct value follows from other cells of the row. The user can correct this cell, or all rows with the same
 * problem.
 */
export const CorrectsAllLikeThis: Story = {
  args: { store: storeOf([samplePerson(0), ...sampleRoster(13).slice(1).map(swapped)]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一个问题' }));
    await userEvent.click(await canvas.findByRole('button', { name: '同类 12 处全部修正' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('已修正 12 处，可以撤销');
    await expect(canvas.getByText(/没有问题/)).toBeVisible();
  },
};

/**
 * The header row identifies the columns, so that pasted columns can be in any order. A number that Excel has rounded is
 * reported.
 */
export const PastesFromExcel: Story = {
  args: { store: storeOf([]) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('grid', { name: '人员清单' }).focus();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '人员清单' })).toHaveFocus());
    const [one, other] = [samplePerson(20), samplePerson(21)];
    const lines = [
      ['序号', '身份证号', '姓名', '职业代码'],
      ['1', one.idNo, one.name, one.occupationCode],
      ['2', other.idNo, other.name, other.occupationCode],
      ['3', '3.10199E+17', '王小明', other.occupationCode],
    ];
    await userEvent.paste(lines.map((line) => line.join('\t')).join('\r\n'));
    await expect(await canvas.findByText(/其中新增 3 人；按表头匹配/)).toBeVisible();
    await expect(canvas.getByText(/1 个证件号码已被 Excel 改写/)).toBeVisible();
    await expect(args.store.personAt(0)).toMatchObject(one);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.store.count).toBe(0);
    await userEvent.keyboard('{Control>}y{/Control}');
  },
};

export const SelectsABlock: Story = {
  args: { store: storeOf(sampleRoster(12)) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(cellOf(grid, 2, 'name'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(9);
  },
};

export const ChoosesAnOccupation: Story = {
  args: { store: storeOf(sampleRoster(3)) },
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(cellOf(grid, 1, 'occupationName'));
    await userEvent.keyboard('chache');
    const list = await canvas.findByRole('listbox', { name: '职业名称' });
    await expect(within(list).getAllByRole('option').length).toBeGreaterThan(0);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.store.personAt(0)?.occupationName).toContain('叉车');
    await userEvent.dblClick(cellOf(grid, 2, 'idType'));
  },
};

export const SortedByName: Story = {
  args: { store: storeOf(sampleRoster(12)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '姓名' }));
    await expect(canvas.getByRole('columnheader', { name: '姓名' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/**
 * Row elements are reused while the user scrolls. Each element shows its new row at once. After the scroll, the
 * elements are in reading order, and the selected cell is kept.
 */
export const TenThousandPersons: Story = {
  args: { store: storeOf(sampleRoster(10_000)) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const scroller = grid.parentElement ?? grid;
    await expect(document.querySelectorAll('#storybook-root *').length).toBeLessThan(1500);
    await userEvent.click(cellOf(grid, 3, 'name'));

    for (const top of [90_000, 88_500, 89_000, 200]) {
      scroller.scrollTop = top;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const rows = () =>
        within(grid)
          .getAllByRole('row')
          .map((row) => Number(row.getAttribute('aria-rowindex')));
      await expect(Math.min(...rows().slice(1))).toBeGreaterThan(top / 36 - 8);
      await waitFor(() => expect(rows()).toEqual(rows().toSorted((one, other) => one - other)));
    }
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(grid.querySelector('[data-active]')?.parentElement).toHaveAttribute('aria-rowindex', '10001'),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}');
  },
};

/** Text that the user is typing stays while the user scrolls. It is saved when the focus moves to another element. */
export const KeepsWhatWasTypedWhenScrolledAway: Story = {
  args: { store: storeOf(sampleRoster(500)) },
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid');
    const scroller = grid.parentElement ?? grid;
    await userEvent.click(cellOf(grid, 1, 'name'));
    await userEvent.keyboard('欧阳');
    scroller.scrollTop = 10_000;
    await waitFor(() => expect(within(grid).queryByText(samplePerson(0).idNo)).toBeNull());
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('欧阳');
    await userEvent.keyboard('娜');
    await userEvent.tab();
    await waitFor(() => expect(args.store.personAt(0)?.name).toBe('欧阳娜'));
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Masked: Story = {
  args: { defaultIsMasked: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示第 2 行' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('已显示第 2 行的个人信息');
    await expect(canvas.getByText(samplePerson(1).idNo)).toBeVisible();
  },
};

/** A product that accepts two kinds of identity document and has no occupations. */
export const WithoutOccupations: Story = {
  args: {
    store: createRosterStore(
      { ...rosterContext, allowedClasses: '000000', idTypes: ['idCard', 'passport'] },
      sampleRoster(5),
    ),
    schemes: [],
  },
};

const longNames = storeOf([
  { ...samplePerson(0), name: '阿卜杜热合曼·买买提艾力' },
  { ...samplePerson(1), occupationName: '建筑工程施工现场塔式起重机械安装拆卸及信号司索作业人员' },
  { ...samplePerson(2), idType: 'foreignerResidence', idNo: '911124198108030024' },
]);

export const LongNames: Story = { args: { store: longNames } };

const gallery = storeOf([...faultyRoster, ...sampleRoster(200).slice(4)]);

export const Gallery: Story = { args: { store: gallery } };
