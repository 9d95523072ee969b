/** Permissions of operators. A desk call needs one of these permissions or none; a role is a set of permissions. */
export const permissions = [
  'agents.see',
  'agents.change',
  'agents.handOver',
  'qualifications.decide',
  'orders.see',
  'offlineOrders.handle',
  'preparedOrders.make',
  'invitations.make',
  'transfers.match',
  'refunds.ask',
  'refunds.approve',
  'approvals.see',
  'materials.check',
  'insurerWork.decide',
  'jobs.handle',
  'notices.match',
  'products.see',
  'products.change',
  'site.change',
  'site.brand',
  'figures.see',
  'persons.see',
  'persons.erase',
  'audit.see',
  'operators.change',
] as const;

export type Permission = (typeof permissions)[number];

/** Roles of operators. An operator has one or more roles. */
export const operatorRoles = ['support', 'underwriting', 'finance', 'product', 'admin'] as const;

export type OperatorRole = (typeof operatorRoles)[number];

/** The permissions of each role. `admin` has all permissions. */
export const permissionsOfRole: Readonly<Record<OperatorRole, readonly Permission[]>> = {
  support: [
    'orders.see',
    'agents.see',
    'agents.change',
    'qualifications.decide',
    'offlineOrders.handle',
    'preparedOrders.make',
    'invitations.make',
    'materials.check',
    'persons.see',
  ],
  underwriting: [
    'orders.see',
    'agents.see',
    'offlineOrders.handle',
    'preparedOrders.make',
    'materials.check',
    'insurerWork.decide',
    'persons.see',
  ],
  finance: [
    'orders.see',
    'agents.see',
    'transfers.match',
    'refunds.ask',
    'refunds.approve',
    'approvals.see',
    'insurerWork.decide',
    'notices.match',
    'figures.see',
  ],
  product: ['products.see', 'products.change', 'site.change', 'figures.see', 'approvals.see'],
  admin: permissions,
};

/** Returns the permissions of an operator with these roles, each once, in the order of `permissions`. */
export function permissionsOf(roles: readonly OperatorRole[]): readonly Permission[] {
  const held = new Set(roles.flatMap((role) => permissionsOfRole[role]));
  return permissions.filter((permission) => held.has(permission));
}
