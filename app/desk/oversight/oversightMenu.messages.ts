import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    oversight: '权限与记录',
    operators: '运营人员',
    approvals: '审批',
    records: '操作记录',
    persons: '被保险人查询',
  },
  {
    oversight: 'Rights and records',
    operators: 'Operators',
    approvals: 'Approvals',
    records: 'Records',
    persons: 'Insured persons',
  },
);
