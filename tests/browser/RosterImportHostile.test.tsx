import { cleanup, render } from '@testing-library/react';
import { pasteBlock } from '@tuanbao/library/domain/roster/paste/pasteBlock';
import { personFields } from '@tuanbao/library/domain/roster/person';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { rosterContext, twoSchemes } from '../../stories/fixtures/rosters.ts';

import '@tuanbao/tokens/tokens.css';

afterEach(cleanup);

const number = '11010519491231002X';
/** Maximum number of characters in a cell of a spreadsheet. */
const longest = 32_767;
const list = (header: string, row: string) => `姓名,证件号码,职业代码,${header}\n李四,${number},${row}\n`;
const many = (count: number, cell: string) => Array.from({ length: count }, () => cell).join(',');

const files = [
  { what: 'an ordinary column', text: list('备注', '0001001,甲') },
  { what: 'a column called Constructor', text: list('Constructor', '0001001,甲') },
  { what: 'columns called __proto__ and hasOwnProperty', text: list('__proto__,hasOwnProperty', '0001001,甲,乙') },
  { what: 'an occupation code toString', text: list('备注', 'toString,甲') },
  { what: 'an occupation code constructor', text: list('备注', 'constructor,甲') },
  { what: 'a caption of 32,767 brackets', text: list('('.repeat(longest), '0001001,甲') },
  { what: 'five captions of 32,767 brackets', text: list(many(5, '('.repeat(longest)), '0001001,甲') },
  { what: 'a caption of 32,767 spaces within letters', text: list(`a${' '.repeat(longest)}b`, '0001001,甲') },
  { what: 'ten cells of 32,767 brackets', text: list(many(10, '备注'), `0001001,${many(10, '('.repeat(longest))}`) },
  { what: 'a name of 32,767 brackets', text: list('备注', `0001001,甲`).replace('李四', '（'.repeat(longest)) },
];

it.each(files)('reads a list with $what', { timeout: 40_000 }, async ({ text }) => {
  render(
    <I18nProvider locale="zh-CN">
      <RosterImport context={rosterContext} schemes={twoSchemes} onImport={() => {}} onClose={() => {}} />
    </I18nProvider>,
  );
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  await userEvent.upload(
    document.querySelector('input[type="file"]') as HTMLInputElement,
    new File([text], '名单.csv'),
  );
  await expect.element(page.getByText('名单.csv：读到 1 人'), { timeout: 15_000 }).toBeVisible();
});

it.each(['(', '（', ' ', '\u200b', '7', 'Ａ'])(
  'pastes a cell of 32,767 %j into the table in a number of steps proportional to its length',
  (character) => {
    const target = { fields: [...personFields], persons: [], size: { rows: 1, columns: 1 }, schemeId: 'f', room: 9 };
    const shortestOf = (length: number) => {
      const cell = `a${character.repeat(length)}b`;
      const took = Array.from({ length: 5 }, () => {
        const before = performance.now();
        expect(pasteBlock([[cell, number]], target, rosterContext).added).toHaveLength(1);
        return performance.now() - before;
      });
      return Math.max(Math.min(...took), 1);
    };

    // If the time grows in proportion to the length, an eight times longer text takes 8 times as long. If the time
    // grows with the square of the length, it takes 64 times as long.
    expect(shortestOf(longest * 8) / shortestOf(longest)).toBeLessThan(32);
  },
);
