import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface PersonCorrectionsMessages {
  readonly explanation: string;
  readonly download: string;
  readonly downloadFile: string;
  readonly upload: string;
  readonly take: (persons: number) => string;
  readonly taken: (fileName: string, persons: number) => string;
  readonly nothingNew: (fileName: string) => string;
  readonly unknown: (rows: number) => string;
  readonly corrected: (persons: number) => string;
  readonly none: string;
  readonly list: string;
  readonly row: (row: number, name: string) => string;
  readonly empty: string;
  readonly takeBack: string;
  readonly takeBackOf: (row: number, name: string) => string;
}

export const messages: MessagePack<PersonCorrectionsMessages> = messagePack<PersonCorrectionsMessages>(
  {
    explanation: '可更正姓名、证件、性别和出生日期；人数、职业和方案不变，保费不变。',
    download: '下载人员清单',
    downloadFile: '待更正人员清单.xlsx',
    upload: '上传更正后的清单',
    take: (persons) => counted`采用 ${persons} 行`,
    taken: (fileName, persons) => counted`已按“${fileName}”更正 ${persons} 人，可撤销`,
    nothingNew: (fileName) => `“${fileName}”与当前清单一致，没有需要更正的内容`,
    unknown: (rows) => counted`有 ${rows} 行无法对应到清单中的人员，未采用。请核对后在表格中直接更正。`,
    corrected: (persons) => counted`将更正 ${persons} 人`,
    none: '尚未更正任何人员',
    list: '更正内容',
    row: (row, name) => `第 ${row} 行 ${name}`,
    empty: '空',
    takeBack: '还原',
    takeBackOf: (row, name) => `还原第 ${row} 行 ${name}`,
  },
  {
    explanation:
      'You can correct names, documents, sex and dates of birth. Headcount, occupations, schemes and premium stay the same.',
    download: 'Download the list',
    downloadFile: 'Persons to correct.xlsx',
    upload: 'Upload the corrected list',
    take: (persons) => counted`Apply ${plural(persons, 'row')}`,
    taken: (fileName, persons) =>
      counted`${persons} ${persons === 1 ? 'person' : 'persons'} corrected from ${fileName}. You can undo this`,
    nothingNew: (fileName) => `${fileName} matches the list. Nothing to correct`,
    unknown: (rows) =>
      counted`${plural(rows, 'row')} left out: no matching person in the list. Correct the persons in the table.`,
    corrected: (persons) => counted`${persons} ${persons === 1 ? 'person' : 'persons'} to be corrected`,
    none: 'No corrections yet',
    list: 'Corrections',
    row: (row, name) => `Row ${row}, ${name}`,
    empty: 'empty',
    takeBack: 'Revert',
    takeBackOf: (row, name) => `Revert row ${row}, ${name}`,
  },
);
