import { occupationRefusal, ratedClass } from '@tuanbao/library/domain/occupation/occupationRefusal';
import { occupationOf } from '@tuanbao/library/domain/occupation/occupationTree';
import { productFilterOptionsOf } from '@tuanbao/library/domain/product/productFilter';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { habitsAfter } from '@tuanbao/library/domain/roster/import/habits';
import { personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import { headerOf } from '@tuanbao/library/domain/roster/import/rosterColumns';
import { explainedWord, isUnknownWord } from '@tuanbao/library/domain/roster/import/valueWords';
import { normaliseCell } from '@tuanbao/library/domain/roster/normalisePerson';
import { pasteBlock } from '@tuanbao/library/domain/roster/paste/pasteBlock';
import { personFields } from '@tuanbao/library/domain/roster/person';
import { ratedClassOf } from '@tuanbao/library/domain/roster/rosterContext';
import { personWords, wordOfCell } from '@tuanbao/library/i18n/personWords.messages';
import { rosterProblemMessages, rosterProblemText } from '@tuanbao/library/i18n/rosterProblems.messages';
import { openRosterFile } from '@tuanbao/library/widgets/RosterImport';
import { describe, expect, it } from 'vitest';

import { rosterContext, twoSchemes } from '../../../stories/fixtures/rosters.ts';
import { hostileWords } from '../hostileWords.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const opened = async (text: string) => {
  const found = await openRosterFile(bytes(text), rosterContext, String);
  if (found.status === 'refused') throw new Error(found.problem.code);
  return { ...found, ...personsOfSheet(found.sheet, found.header, rosterContext) };
};

describe.each(hostileWords)('%s', (word) => {
  it('is an unknown column', async () => {
    const { header, persons } = await opened(`姓名,证件号码,职业代码,${word}\n李四,11010519491231002X,0001001,甲\n`);
    const fields = header.columns.map(({ field }) => field);
    expect(fields.slice(0, 3)).toEqual(['name', 'idNo', 'occupationCode']);
    expect(fields[3]).toBeNull();
    expect(structuredClone(header)).toEqual(header);
    expect(persons[0]?.name).toBe('李四');
  });

  it.each(personFields.slice(0, 8))('is read as the text that it is in the column of %s', async (field) => {
    const captions = personWords['zh-CN'].fields;
    const columns = ['name', 'idNo', field] as const;
    const cells = { name: '李四', idNo: '11010519491231002X', [field]: word };
    const row = columns.map((each) => cells[each as keyof typeof cells]).join(',');
    const { persons, problems } = await opened(`${columns.map((each) => captions[each]).join(',')}\n${row}\n`);
    expect(structuredClone(persons)).toEqual(persons);
    for (const text of Object.values(persons[0] ?? {})) expect(text).toBeTypeOf('string');
    for (const problem of problems)
      expect(rosterProblemText(rosterProblemMessages['zh-CN'], problem)).toBeTypeOf('string');
    expect(wordOfCell(personWords['zh-CN'], field, word)).toBe(word);
    expect(normaliseCell(field, word).text).toBeTypeOf('string');
  });

  it('is no occupation, is in no class, and is an unknown word', () => {
    expect(occupationOf(rosterContext.occupations, word)).toBeNull();
    expect(ratedClassOf(rosterContext, word)).toBeNull();
    const node = { code: word, name: word, parent: null, level: 3, class: 2, isDeclined: false } as const;
    const rule = { classes: '111100', declinedCodes: [], classOverrides: {} } as const;
    expect(ratedClass(node, rule)).toBe(2);
    expect(occupationRefusal(node, rule)).toBeNull();
    expect(isUnknownWord('sex', word)).toBe(true);
    expect(explainedWord({ sex: { 男人: 'male' } }, 'sex', word)).toBeUndefined();
    expect(explainedWord({ sex: Object.fromEntries([[word, 'male']]) }, 'sex', word)).toBe('male');
  });

  it('is remembered as a caption and found again', () => {
    const columns = [
      { index: 0, caption: '姓名', field: 'name' },
      { index: 1, caption: word, field: 'idNo', isChosen: true },
    ] as const;
    const habits = JSON.parse(JSON.stringify(habitsAfter(null, columns, {}))) as ReturnType<typeof habitsAfter>;
    const kept = Object.keys(habits.captions);
    expect(kept).toHaveLength(1);
    expect(headerOf([[word, '姓名', '证件号码', '性别']])?.columns[1]?.field).toBe('name');
  });

  it('is pasted as it is, as cell, as caption and as the name of a scheme', () => {
    const target = {
      fields: [...personFields],
      persons: [],
      size: { rows: 1, columns: 1 },
      schemeId: 'field',
      room: 9,
    };
    const schemes = [{ ...twoSchemes[0], id: 'hostile', name: word, allowedClasses: '111111' as const }];
    const context = { ...rosterContext, schemes };
    const pasted = pasteBlock(
      [
        ['姓名', '证件号码', '方案', word],
        [word, '11010519491231002X', word, word],
      ],
      target,
      context,
    );
    expect(pasted.added[0]).toMatchObject({ schemeId: 'hostile' });
    expect(pasted.added[0]?.name).toBeTypeOf('string');
    expect(pasteBlock([[word, word, word]], target, context).added).toHaveLength(1);
  });

  it('is a line of products like any other', () => {
    const product = { line: word, insurer: { code: word, name: word }, tags: [word] } as unknown as ProductSummary;
    const { lines, lineCounts, companies, tags } = productFilterOptionsOf([product, product]);
    expect({ lines, companies: companies.length, tags }).toEqual({ lines: [word], companies: 1, tags: [word] });
    expect(Object.entries(lineCounts ?? {})).toEqual([[word, 2]]);
  });
});
