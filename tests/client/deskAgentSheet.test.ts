import { readTables } from '@tuanbao/library/spreadsheet/readTables';
import { writeWorkbook } from '@tuanbao/library/spreadsheet/writeWorkbook';
import { describe, expect, it } from 'vitest';

import { agentsOfTables } from '../../app/desk/people/agentList/agentSheet.ts';

const agencies = [{ host: 'partner.localhost', name: '合作机构', users: 0 }];

const readCsv = async (text: string) => {
  const tables = await readTables(new Blob([text]));
  return typeof tables === 'string' ? tables : agentsOfTables(tables, agencies);
};

describe('a list of agents', () => {
  it('is read by its captions, with numbers, tiers, agencies and days as people write them', async () => {
    const rows = await readCsv(
      [
        '2026年团队名单',
        '姓名*,手机号码,所属机构,等级,执业证书编号,证书有效期至',
        '沈之遥,+86 138-0013-9001,平台,4级（A类）,02000061000000,2028年2月29日',
        ',,,,,',
        '机构人,１３８００１３９００２,合作机构,,,',
        '无机构,13800139003,别处,9,,',
      ].join('\n'),
    );
    expect(rows).toEqual([
      {
        row: 3,
        agent: {
          mobile: '13800139001',
          name: '沈之遥',
          tier: '4',
          host: '',
          certificateNo: '02000061000000',
          certificateValidUntil: '2028-02-29',
        },
      },
      {
        row: 5,
        agent: expect.objectContaining({ mobile: '13800139002', tier: '0', host: 'partner.localhost' }) as object,
      },
      { row: 6, agent: expect.objectContaining({ host: '别处', tier: '9', certificateValidUntil: '' }) as object },
    ]);
  });

  it('is read from an xlsx file in which numbers and days are numbers', async () => {
    const columns = ['手机号', '姓名', '证书有效期至'].map((caption) => ({ caption }));
    const bytes = writeWorkbook([{ name: '名单', columns, rows: [[13800139001, '沈之遥', 46812]] }]);
    const tables = await readTables(new Blob([bytes]));
    expect(typeof tables === 'string' ? tables : agentsOfTables(tables, [])).toMatchObject([
      { row: 2, agent: { mobile: '13800139001', name: '沈之遥', certificateValidUntil: '2028-02-29' } },
    ]);
  });

  it('is refused without captions, without rows, and with too many', async () => {
    expect(await readCsv('沈之遥,13800139001')).toBe('noHeader');
    expect(await readCsv('姓名,手机号')).toBe('noRows');
    const many = Array.from({ length: 1001 }, (_, index) => `甲,1380013${String(index).padStart(4, '0')}`);
    expect(await readCsv(['姓名,手机号', ...many].join('\n'))).toBe('tooMany');
    expect(await readCsv('')).toBe('empty');
  });
});
