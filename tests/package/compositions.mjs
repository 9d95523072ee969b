const parts = 'the parts that forms of a product are laid out from';
const address = 'an address begins with its district';

/**
 * All widgets that contain other widgets, with the reason. An app that imports such a widget also downloads the widgets
 * in `of`. A widget that isn't in this list contains no other widget.
 * @type {Readonly<Record<string, { readonly of: readonly string[], readonly reason: string }>>}
 */
const compositions = {
  ApplicantForm: { of: ['RegionCascader', 'IndustryPicker', 'FormParts'], reason: address },
  ConstructionForm: { of: ['RegionCascader', 'FormParts'], reason: address },
  EndorsementPersons: {
    of: ['OccupationPicker', 'RosterImport'],
    reason: 'newcomers have an occupation, lists are read',
  },
  EndorsementPremium: { of: ['PremiumReceipt'], reason: 'a trial is printed like a receipt' },
  FormParts: { of: ['RegionCascader'], reason: address },
  HouseForm: { of: ['RegionCascader', 'FormParts'], reason: address },
  InvoiceForm: {
    of: ['RegionCascader', 'FormParts', 'BankPicker'],
    reason: 'invoices are sent to an address and name a bank',
  },
  OccupationTable: { of: ['OccupationPicker'], reason: 'a refusal is told in the words of the picker' },
  OccupationResolver: { of: ['OccupationPicker'], reason: 'a title without a match is searched for in the tree' },
  OrderTimeline: { of: ['OrderStatusTag'], reason: 'each event is told by the status that it led to' },
  PersonCorrections: {
    of: ['PersonTable', 'RosterImport'],
    reason: 'records are corrected in the table, or in a list that is read',
  },
  PoolForm: { of: ['RegionCascader', 'FormParts'], reason: address },
  PremiumBar: { of: ['PremiumReceipt'], reason: 'the sum opens the receipt that explains it' },
  ProductComparison: { of: ['PlanComparison'], reason: 'products stand in the table of the plans' },
  QuotationSheet: { of: ['PremiumReceipt'], reason: 'its prices stand in the table of the receipt' },
  RosterImport: { of: ['PersonTable'], reason: 'faulty persons of a file are put right in the table' },
  RosterReconcile: { of: ['RosterImport'], reason: 'the current roster is a list that is read' },
  SchemeEditor: {
    of: ['OccupationPicker', 'OccupationResolver'],
    reason: 'a scheme names the occupations that it covers, one by one or as a list of job titles',
  },
  VehicleForm: { of: ['RegionCascader', 'FormParts'], reason: address },
  VehicleList: { of: ['RegionCascader', 'FormParts'], reason: parts },
  VenueForm: { of: ['FormParts'], reason: parts },
};

/** Returns the widget of an entry. The entry is `widgets/X`, or the Formik binding of X. */
const ownWidget = (entry) => entry.replace(/^(widgets\/|formik\/Formik)/, '');

/** Returns the widgets that an entry contains but that `compositions` doesn't list for it. */
export function undeclaredWidgets(entry, modules) {
  const own = ownWidget(entry);
  const expected = [own, ...(compositions[own]?.of ?? [])];
  const found = modules.flatMap((path) => /\/dist\/widgets\/(\w+)\//.exec(path)?.[1] ?? []);
  return [...new Set(found)].filter((widget) => !expected.includes(widget));
}
