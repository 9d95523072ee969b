import type { PersonField } from '../person.ts';
import { asksForOccupation, type RosterContext } from '../rosterContext.ts';
import { isBlankCell, type Sheet, type SheetCell } from './sheet.ts';

/** A column of the file and the cell of a person that it fills; null: left out. */
export interface RosterColumn {
  readonly index: number;
  /** The header's text as the file has it. */
  readonly caption: string;
  readonly field: PersonField | null;
}

/** Where the header is and what it says. */
export interface RosterHeader {
  /** Position in the sheet's rows. */
  readonly row: number;
  readonly columns: readonly RosterColumn[];
}

/** What lists of persons call their columns. */
const captions: Readonly<Record<Exclude<PersonField, 'schemeId'>, readonly string[]>> = {
  name: ['姓名', '被保人姓名', '被保险人姓名', '被保险人', '被保人', '员工姓名', '人员姓名', '雇员姓名', 'name'],
  idType: ['证件类型', '证件种类', '证件类别', '被保人证件类型', '被保险人证件类型', 'idtype', 'documenttype'],
  idNo: [
    '证件号码',
    '证件号',
    '证件编号',
    '身份证号',
    '身份证号码',
    '身份证',
    '居民身份证号码',
    '被保人证件号码',
    '被保险人证件号码',
    'idno',
    'idnumber',
    'documentnumber',
  ],
  sex: ['性别', '被保人性别', '被保险人性别', 'sex', 'gender'],
  birthday: ['出生日期', '生日', '出生年月日', '出生年月', '被保险人出生日期', 'birthday', 'dateofbirth'],
  occupationCode: ['职业代码', '职业编码', '工种代码', '岗位代码', '职业工种代码', 'occupationcode'],
  occupationName: ['职业名称', '职业', '工种', '岗位', '岗位名称', '工种名称', '职业工种', '职务', 'occupation'],
  occupationClass: ['职业类别', '职业等级', '风险等级', '工种类别', '职业风险等级', '类别', 'class', 'occupationclass'],
};

const fieldByCaption: ReadonlyMap<string, PersonField> = new Map(
  (Object.keys(captions) as (keyof typeof captions)[]).flatMap((field) =>
    captions[field].map((caption) => [caption, field] as const),
  ),
);

const plainCaption = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)/gu, '')
    .replace(/[\s*:_\u200B-\u200F\uFEFF]/gu, '');

/** The cell of a person that a caption stands for, or null. */
export const fieldOfCaption = (caption: string): PersonField | null =>
  fieldByCaption.get(plainCaption(caption)) ?? null;

function columnsOf(row: readonly SheetCell[]): readonly RosterColumn[] {
  const taken = new Set<PersonField>();
  return row.flatMap((cell, index): RosterColumn[] => {
    if (isBlankCell(cell)) return [];
    const caption = String(cell).trim();
    const field = fieldOfCaption(caption);
    if (field === null || taken.has(field)) return [{ index, caption, field: null }];
    taken.add(field);
    return [{ index, caption, field }];
  });
}

const known = (columns: readonly RosterColumn[]) => columns.filter(({ field }) => field !== null).length;
const searchedRows = 30;

/** The row that names most columns, at least two, among the first thirty; null where there is none. */
export function headerOf(sheet: Sheet): RosterHeader | null {
  let best: RosterHeader | null = null;
  for (const [row, cells] of sheet.rows.slice(0, searchedRows).entries()) {
    const columns = columnsOf(cells);
    if (known(columns) >= 2 && known(columns) > (best ? known(best.columns) : 0)) best = { row, columns };
  }
  return best;
}

/** Cells that can't be told from others and have no column. Birthday and sex follow from an id number. */
export function missingFields(columns: readonly RosterColumn[], context: RosterContext): readonly PersonField[] {
  const has = (field: PersonField) => columns.some((column) => column.field === field);
  const missing = (['name', 'idNo'] as const).filter((field) => !has(field));
  const lacksOccupation = asksForOccupation(context) && !has('occupationCode') && !has('occupationName');
  return lacksOccupation ? [...missing, 'occupationCode'] : missing;
}
