import { counted } from '../../i18n/counted.ts';
import type { PersonTableAnnouncements } from '../../widgets/PersonTable/announcements.ts';

const some = (count: number, words: (count: number) => string): readonly string[] => (count > 0 ? [words(count)] : []);

const mismatchedOf = (rows: number) => counted`${rows} 人職業名稱與代碼不一致，請核對`;

/** The texts that the table of persons announces after an action. */
export const announcementsInHongKong: PersonTableAnnouncements = {
  copied: (rows, columns) => counted`已複製 ${rows} 行 × ${columns} 欄`,
  copiedOnly: (rows, columns) => counted`已複製 ${rows} 行 × ${columns} 欄，沒有可以清除的內容，未剪下`,
  cut: (rows, columns) => counted`已剪下 ${rows} 行 × ${columns} 欄`,
  pasted: ({ changed, added, by, skippedCells, leftOut, damagedIds }, mismatched) =>
    [
      changed.length + added.length === 0 ? '沒有可貼上的行' : counted`已貼上 ${changed.length + added.length} 行`,
      ...some(added.length, (rows) => counted`其中新增 ${rows} 人`),
      ...(by === 'header' ? ['按標題匹配'] : by === 'content' ? ['按內容匹配'] : []),
      ...some(skippedCells, (cells) => counted`略過 ${cells} 格（唯讀或無法識別）`),
      ...some(leftOut, (rows) => counted`超出人數上限，${rows} 行未貼上`),
      ...some(damagedIds, (ids) => counted`${ids} 個證件號碼已被 Excel 改寫，請按正本重新填寫`),
      ...some(mismatched, mismatchedOf),
    ].join('；'),
  cannotChange: '名單為唯讀，未貼上',
  editLost: '名單已變為唯讀，正在填寫的內容未儲存',
  cannotPaste: '無法讀取剪貼簿的內容，未貼上',
  nothingToPaste: '剪貼簿中沒有文字，未貼上',
  filled: (rows, mismatched) => [counted`已向下填滿 ${rows} 行`, ...some(mismatched, mismatchedOf)].join('；'),
  undone: '已復原',
  redone: '已取消復原',
  removed: (rows) => counted`已刪除 ${rows} 人，可以復原`,
  moved: (rows, scheme) => counted`已將 ${rows} 人移到${scheme}`,
};
