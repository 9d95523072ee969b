/**
 * Every widget that is made of others, and why; whoever imports it downloads them too. One that isn't named here brings
 * no other along.
 * @type {Readonly<Record<string, { readonly of: readonly string[], readonly reason: string }>>}
 */
const compositions = {
  ApplicantForm: { of: ['RegionCascader'], reason: 'an address begins with its district' },
  OccupationResolver: { of: ['OccupationPicker'], reason: 'a title without a match is searched for in the tree' },
  OrderTimeline: { of: ['OrderStatusTag'], reason: 'each event is told by the status that it led to' },
  PremiumBar: { of: ['PremiumReceipt'], reason: 'the sum opens the receipt that explains it' },
  RosterImport: { of: ['PersonTable'], reason: 'faulty persons of a file are put right in the table' },
  SchemeEditor: { of: ['OccupationPicker'], reason: 'a scheme names the occupations that it covers' },
};

/** The widget that an entry is: `widgets/X`, or the Formik binding of X. */
const ownWidget = (entry) => entry.replace(/^(widgets\/|formik\/Formik)/, '');

/** Widgets among the modules of an entry that it hasn't declared. */
export function undeclaredWidgets(entry, modules) {
  const own = ownWidget(entry);
  const expected = [own, ...(compositions[own]?.of ?? [])];
  const found = modules.flatMap((path) => /\/dist\/widgets\/(\w+)\//.exec(path)?.[1] ?? []);
  return [...new Set(found)].filter((widget) => !expected.includes(widget));
}
