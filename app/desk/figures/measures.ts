import type { FigureSums } from '../../contract/desk/figures/figures.ts';

/** Measures that a chart can show. */
export const figureMeasures = ['premium', 'orders', 'policies', 'quotations', 'endorsements', 'changes'] as const;

export type FigureMeasure = (typeof figureMeasures)[number];

type Field = keyof FigureSums;

/** For each measure, the figures that its chart shows: one figure, or two figures that are compared. */
export const fieldsOfMeasure: Readonly<Record<FigureMeasure, readonly Field[]>> = {
  premium: ['premium'],
  orders: ['submittedOrders', 'paidOrders'],
  policies: ['issuedPolicies', 'policiesInForce'],
  quotations: ['quotations', 'quotationsWithPolicy'],
  endorsements: ['endorsements'],
  changes: ['endorsementPremium'],
};

/** True when a figure is an amount in yuan. */
export const isAmount = (field: Field): boolean => field === 'premium' || field === 'endorsementPremium';

/** Share of quotations from which a policy was issued, such as `37.5%`; empty if there are no quotations. */
export const conversionOf = ({ quotations, quotationsWithPolicy }: FigureSums): string =>
  quotations === 0 ? '' : `${((quotationsWithPolicy / quotations) * 100).toFixed(1)}%`;
