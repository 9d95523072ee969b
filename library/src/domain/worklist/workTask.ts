/** Groups of tasks, by which an agent filters the worklist. */
export const workGroups = [
  'materials',
  'payment',
  'expiring',
  'quotation',
  'endorsement',
  'invoice',
  'unfinished',
] as const;
export type WorkGroup = (typeof workGroups)[number];

/** Urgency of a task. A lower number means a greater harm if the agent does nothing. */
export type Harm = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * Harm of a task whose due day is at most `within` days away. If `within` is null, the step applies to every due day
 * and to tasks without a due day.
 */
export interface HarmStep {
  readonly within: number | null;
  readonly harm: Harm;
}

/** The rule of a task: its group, its due day and its harm. */
export interface WorkRule {
  readonly group: WorkGroup;
  /**
   * Number of days from the decisive day of the task (see `workRules`) to its due day. The due day is the last day on
   * which the agent can do the task. Null when the task has no due day.
   */
  readonly dueAfter: number | null;
  /**
   * Harm of the task in steps, from the nearest due day to the farthest. The last step applies to all later due days.
   */
  readonly harm: readonly HarmStep[];
}

const always = (harm: Harm): readonly HarmStep[] => [{ within: null, harm }];
const within = (days: number, near: Harm, far: Harm): readonly HarmStep[] => [
  { within: days, harm: near },
  ...always(far),
];

/**
 * Payments, missing materials of endorsements, and accepted quotations are urgent from this number of days before the
 * due day.
 */
export const urgentDays = 3;

/**
 * Tasks that wait for the agent. Tasks with equal harm and equal due day are listed in this order. `resendMaterials`:
 * the insurer rejected materials of an order. `sendMaterials`: the policy is in force, and the insurer still needs
 * materials. `insureQuotation`: the customer accepted a quotation, and no order was created from it. `followQuotation`:
 * the customer has seen a quotation and not accepted it, and no order was created from it.
 */
export const workTasks = [
  'resendMaterials',
  'payOrder',
  'payEndorsement',
  'sendEndorsementMaterials',
  'renewPolicy',
  'resendEndorsementMaterials',
  'answerEndorsement',
  'insureQuotation',
  'followQuotation',
  'sendMaterials',
  'correctInvoice',
  'sendInvoiceMaterial',
  'continueDraft',
  'continueEndorsement',
] as const;
export type WorkTask = (typeof workTasks)[number];

const unfinished: WorkRule = { group: 'unfinished', dueAfter: null, harm: always(7) };

/**
 * The rules of the tasks. The decisive day depends on the object of the task. For an unpaid order it is the first day
 * of cover, because the order closes on that day; for a policy the last day of cover; for a quotation the last day on
 * which it is valid; for an endorsement the effective date.
 */
export const workRules: Readonly<Record<WorkTask, WorkRule>> = {
  resendMaterials: { group: 'materials', dueAfter: -1, harm: always(1) },
  payOrder: { group: 'payment', dueAfter: -1, harm: within(urgentDays, 2, 4) },
  payEndorsement: { group: 'endorsement', dueAfter: -1, harm: within(urgentDays, 2, 5) },
  sendEndorsementMaterials: { group: 'endorsement', dueAfter: -1, harm: within(urgentDays, 2, 5) },
  renewPolicy: { group: 'expiring', dueAfter: 0, harm: within(7, 3, 6) },
  resendEndorsementMaterials: { group: 'endorsement', dueAfter: null, harm: always(3) },
  answerEndorsement: { group: 'endorsement', dueAfter: null, harm: always(3) },
  insureQuotation: { group: 'quotation', dueAfter: 0, harm: within(urgentDays, 2, 3) },
  followQuotation: { group: 'quotation', dueAfter: 0, harm: always(4) },
  sendMaterials: { group: 'materials', dueAfter: null, harm: always(5) },
  correctInvoice: { group: 'invoice', dueAfter: null, harm: always(5) },
  sendInvoiceMaterial: { group: 'invoice', dueAfter: null, harm: always(5) },
  continueDraft: unfinished,
  continueEndorsement: unfinished,
};

/** The tasks of a group, or all tasks if the group is null. */
export const tasksOf = (group: WorkGroup | null): readonly WorkTask[] =>
  workTasks.filter((task) => group === null || workRules[task].group === group);

/** An accepted quotation stays in the worklist for this number of days after its last valid day. */
export const acceptedDays = 30;

/** A policy enters the worklist this number of days before its end. */
export const expiringDays = 30;
