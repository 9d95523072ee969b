import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '人员信息校验未通过',
    text: '请修改以下人员的信息后提交：',
    row: (row: number, name: string, message: string) => `第 ${row} 行 ${name}：${message}`,
    toPersons: '返回修改人员',
  },
  {
    title: 'Persons need attention',
    text: 'These persons must be corrected before submitting:',
    row: (row: number, name: string, message: string) => `Row ${row} ${name}: ${message}`,
    toPersons: 'Back to the persons',
  },
);
