import type { Paste } from '../../domain/roster/paste/pasteBlock.ts';
import { counted } from '../../i18n/counted.ts';
import { plural } from '../../i18n/plural.ts';

/** Texts that are announced when an action succeeded or failed. */
export interface PersonTableAnnouncements {
  readonly copied: (rows: number, columns: number) => string;
  /** Announced when the user cuts cells that are all empty or can't be changed. The cells are then only copied. */
  readonly copiedOnly: (rows: number, columns: number) => string;
  readonly cut: (rows: number, columns: number) => string;
  /**
   * Announced after a paste.
   * @param mismatched number of pasted rows whose occupation name doesn't belong to their occupation code
   */
  readonly pasted: (paste: Paste, mismatched: number) => string;
  readonly cannotChange: string;
  readonly editLost: string;
  readonly cannotPaste: string;
  readonly nothingToPaste: string;
  /**
   * Announced after cells were filled.
   * @param mismatched number of filled rows whose occupation name doesn't belong to their occupation code
   */
  readonly filled: (rows: number, mismatched: number) => string;
  readonly undone: string;
  readonly redone: string;
  readonly removed: (rows: number) => string;
  readonly moved: (rows: number, scheme: string) => string;
}

const some = (count: number, words: (count: number) => string): readonly string[] => (count > 0 ? [words(count)] : []);

const mismatchedOf = (rows: number) => counted`${rows} 人职业名称与代码不一致，请核对`;
const mismatchedIn = (rows: number) => counted`occupation and code differ in ${plural(rows, 'row')}, check them`;

export const announcementsInChinese: PersonTableAnnouncements = {
  copied: (rows, columns) => counted`已复制 ${rows} 行 × ${columns} 列`,
  copiedOnly: (rows, columns) => counted`已复制 ${rows} 行 × ${columns} 列，没有可以清空的内容，未剪切`,
  cut: (rows, columns) => counted`已剪切 ${rows} 行 × ${columns} 列`,
  pasted: ({ changed, added, by, skippedCells, leftOut, damagedIds }, mismatched) =>
    [
      changed.length + added.length === 0 ? '没有可粘贴的行' : counted`已粘贴 ${changed.length + added.length} 行`,
      ...some(added.length, (rows) => counted`其中新增 ${rows} 人`),
      ...(by === 'header' ? ['按表头匹配'] : by === 'content' ? ['按内容匹配'] : []),
      ...some(skippedCells, (cells) => counted`跳过 ${cells} 格（只读或无法识别）`),
      ...some(leftOut, (rows) => counted`超出人数上限，${rows} 行未粘贴`),
      ...some(damagedIds, (ids) => counted`${ids} 个证件号码已被 Excel 改写，请按原件重新填写`),
      ...some(mismatched, mismatchedOf),
    ].join('；'),
  cannotChange: '清单为只读，未粘贴',
  editLost: '清单已变为只读，正在填写的内容未保存',
  cannotPaste: '无法读取剪贴板的内容，未粘贴',
  nothingToPaste: '剪贴板里没有文字，未粘贴',
  filled: (rows, mismatched) => [counted`已向下填充 ${rows} 行`, ...some(mismatched, mismatchedOf)].join('；'),
  undone: '已撤销',
  redone: '已重做',
  removed: (rows) => counted`已删除 ${rows} 人，可以撤销`,
  moved: (rows, scheme) => counted`已将 ${rows} 人移到${scheme}`,
};

export const announcementsInEnglish: PersonTableAnnouncements = {
  copied: (rows, columns) => counted`Copied ${rows} × ${columns}`,
  copiedOnly: (rows, columns) => counted`Copied ${rows} × ${columns}, nothing there can be cut`,
  cut: (rows, columns) => counted`Cut ${rows} × ${columns}`,
  pasted: ({ changed, added, by, skippedCells, leftOut, damagedIds }, mismatched) =>
    [
      changed.length + added.length === 0 ? 'No rows to paste' : counted`Pasted ${changed.length + added.length} rows`,
      ...some(added.length, (rows) => counted`${plural(rows, 'person')} added`),
      ...(by === 'header' ? ['columns by header'] : by === 'content' ? ['columns by content'] : []),
      ...some(skippedCells, (cells) => counted`${plural(cells, 'cell')} skipped (read-only or unknown)`),
      ...some(leftOut, (rows) => counted`${plural(rows, 'row')} left out, the list is full`),
      ...some(damagedIds, (ids) => `Excel damaged ${ids} document numbers, enter them again from the document`),
      ...some(mismatched, mismatchedIn),
    ].join('; '),
  cannotChange: 'The list is read-only, nothing pasted',
  editLost: 'The list has become read-only, what was being typed is not kept',
  cannotPaste: 'The clipboard cannot be read, nothing pasted',
  nothingToPaste: 'There is no text in the clipboard, nothing pasted',
  filled: (rows, mismatched) =>
    [counted`Filled ${plural(rows, 'row')} down`, ...some(mismatched, mismatchedIn)].join('; '),
  undone: 'Taken back',
  redone: 'Done again',
  removed: (rows) => counted`Removed ${plural(rows, 'person')}, undo brings them back`,
  moved: (rows, scheme) => counted`Moved ${plural(rows, 'person')} to ${scheme}`,
};
