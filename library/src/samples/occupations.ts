import type { OccupationRule } from '../domain/occupation/occupationRule.ts';
import { type OccupationRow, type OccupationTree, occupationTreeOf } from '../domain/occupation/occupationTree.ts';

const rows: readonly OccupationRow[] = [
  { code: '00', name: '一般职业', level: 1 },
  { code: '0001', name: '机关、团体、企事业单位', parent: '00', level: 2 },
  { code: '0001001', name: '公务员、职员（内勤）', parent: '0001', level: 3, class: 1 },
  { code: '0001002', name: '外勤业务人员', parent: '0001', level: 3, class: 2 },
  { code: '05', name: '制造业', level: 1 },
  { code: '0502', name: '机械制造', parent: '05', level: 2 },
  { code: '0502001', name: '车床工', parent: '0502', level: 3, class: 3 },
  { code: '0502002', name: '焊工', parent: '0502', level: 3, class: 4 },
  {
    code: '0502003',
    name: '大型起重设备安装、调试、拆卸及高处检修作业人员（含带电作业）',
    parent: '0502',
    level: 3,
    class: 6,
  },
  { code: '0503', name: '化工', parent: '05', level: 2 },
  { code: '0503001', name: '烟花爆竹制造工', parent: '0503', level: 3, class: 0, declined: true },
  { code: '0503002', name: '油漆喷涂工', parent: '0503', level: 3, class: 4 },
];

/**
 * Two top groups (大类) with three middle groups (中类) and seven occupations: six occupations of the classes 1, 2, 3, 4
 * and 6, and one that is never insured.
 */
export const someOccupations: OccupationTree = occupationTreeOf(rows);

/** The rule of a product that accepts the classes 1 to 4, rates 车床工 as class 2 and declines 油漆喷涂工. */
export const classes1To4: OccupationRule = {
  classes: '111100',
  declinedCodes: ['0503002'],
  classOverrides: { '0502001': 2 },
};

/** The rule of a product that accepts all classes. */
export const allClasses: OccupationRule = { classes: '111111', declinedCodes: [], classOverrides: {} };
