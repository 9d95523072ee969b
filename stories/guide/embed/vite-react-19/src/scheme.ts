import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import type { RosterContext, RosterScheme } from '@tuanbao/library/domain/roster/rosterContext';

export const schemes: readonly RosterScheme[] = [{ id: 'office', name: '方案一', allowedClasses: '110000' }];

/**
 * The context with which persons are checked. Ages, classes and occupations are samples. Replace them with the values
 * of an insurer's product.
 */
export const rosterContext: RosterContext = {
  today: '2026-11-20',
  startDate: '2026-12-01',
  age: { min: 16, max: 65, on: 'startDate', isExempt: false },
  allowedClasses: '110000',
  occupations: occupationTreeOf([
    { code: '00', name: '一般职业', level: 1 },
    { code: '0001', name: '机关、团体、企事业单位', parent: '00', level: 2 },
    { code: '0001001', name: '内勤人员', parent: '0001', level: 3, class: 1, titles: ['文员'] },
  ]),
  declinedCodes: new Set(),
  classOverrides: {},
  checks: { peopleCount: true, age: true, career: true },
  schemes,
  maxRows: 1000,
};
