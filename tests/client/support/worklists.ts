import type { WorkLine, Worklist } from '@tuanbao/app/client/data/useWorklist.ts';

const noGroups: Worklist['groups'] = {
  materials: 0,
  payment: 0,
  expiring: 0,
  quotation: 0,
  endorsement: 0,
  invoice: 0,
  unfinished: 0,
};

/** The server's response for an agent without work. */
export const emptyWorklist: Worklist = {
  total: 0,
  groups: noGroups,
  list: [],
  doneToday: [],
  closedUnpaid: 0,
  closedUnpaidAt: '',
  surrendersDecided: 0,
  surrendersDecidedAt: '',
};

/** A line for an order whose materials the insurer has rejected. The clock of the tests shows 2026-11-20. */
export const rejectedLine: WorkLine = {
  task: 'resendMaterials',
  ref: 'TB202611180000000001',
  number: 'TB202611180000000001',
  productId: '331',
  productName: '安工雇主责任险（示例版）',
  groupName: '远山精密机械有限公司',
  dueDate: '2026-11-21',
  since: '2026-11-18T02:00:00.000Z',
  reason: '营业执照照片不清晰',
  schemeName: '',
};

/** Returns a worklist with these lines. */
export const worklistOf = (list: readonly WorkLine[], changed: Partial<Worklist> = {}): Worklist => ({
  ...emptyWorklist,
  total: list.length,
  list: [...list],
  ...changed,
  groups: { ...noGroups, ...changed.groups },
});
