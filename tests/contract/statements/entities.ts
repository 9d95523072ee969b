import { check, type Row, shown, test } from './statement.ts';

const tree = (title: string) => test('domain/region/regionIndex.test.ts', title);
const record = (title: string) => test('contract/invoiceRecord.test.ts', title);
const tables = test('contract/wireTables.test.ts', 'has the codes of the specification, and no others');
const saved = check('saved group invoice record');

/** Specification 000 §3: objects and their fields. */
const objects: readonly Row[] = [
  shown(
    'a region has code, name and parentId',
    tree('holds the rows of the official list, every one with its name and parent'),
    check('GET /api/getConstructionAreaCode'),
  ),
  shown(
    'three lists: 31 provinces, cities, districts; generic cities and directly administered units',
    tree('holds 31 provinces, 342 cities and 2,847 districts'),
    tree('gives municipalities their generic city, and provinces their directly administered units'),
  ),
  shown('fields of the user session', check('user session fields')),
  shown('settingPlan is B by default', check('settingPlan is B')),
  shown('derived flags of the user', check('derived flags of the user')),
  shown('fields of an order draft', check('fields of a draft'), check('a reopened draft is saved again as it came')),
  shown('vehicle fields of a draft, its address with codes and names', check('fields of a vehicle')),
  shown('fields of a scheme', check('fields of a scheme')),
  shown('fields of a profession', check('fields of a profession')),
  shown('fields of a person', check('fields of a person')),
  shown('an endorsement names the original person by org fields', check('org fields of an endorsed person')),
  shown('fields of the group applicant', check('fields of the group applicant')),
  shown('fields of construction info', check('fields of construction info')),
  shown(
    'fields of swimming pool info',
    check('fields of swimming pool info'),
    test('contract/insuredSubjects.test.ts', '%s: nothing is lost on the way'),
  ),
  shown('fields of an order extension', check('fields of an order extension')),
  shown('fields of archive info, comma-joined', check('fields of the archive info')),
  shown('a discount tier has minN, maxN and dicount', check('discount tiers')),
  shown(
    'the quote holds duration, factor rates, clauses, clausePremium, rates, rules and roles',
    check('fields of the quote'),
  ),
];

/** Specification 000 §3: the invoice and the lists. */
const invoicesAndLists: readonly Row[] = [
  shown('an invoice begins with type 1, policy type 1 and middleStatus 200', check('fields of an invoice')),
  shown(
    'showSpecialInvoice opens special invoices',
    test('widgets/InvoiceForm.test.tsx', 'a product without special invoices offers none'),
    check('fields of an invoice'),
  ),
  shown('invoiceInfoBean; the tax id is in upper case', saved, record('spells the beans as the specification does')),
  shown('invoiceReceiveBean', saved),
  shown('invoiceMaterialBean', saved, check('POST /api/invoice/updateInvoiceMaterialBean')),
  shown('invoiceExpressBean', saved),
  shown(
    'the saved record holds four objects as JSON text',
    saved,
    record('travels as beans and as a saved record, and comes back the same'),
  ),
  shown(
    'title, tax name, amount and tax id have defaults',
    check('an invoice begins with the group, its tax id and the premium'),
  ),
  shown('earlier field names are read', record('keep the recipient under other names in the invoice’s own bean')),
  shown('lists keep pageSize, pageIndex, total and filterStr', check('pages of lists')),
  shown(
    'the product filter keeps searchProductId, company and productType',
    test('client/savedFilters.test.tsx', 'the product list is kept as searchProductId, company and productType'),
    test('domain/product/productFilter.test.ts', 'narrows to %o'),
  ),
];

/** Specification 000 §3: enumerations. */
const enumerations: readonly Row[] = [
  shown(
    'group id types 1-5',
    tables,
    test('widgets/ApplicantForm.test.tsx', 'offers the five document types of the specification'),
  ),
  shown('gender 1 and 2', tables),
  shown('person id types 1-6 and 99', tables),
  shown(
    'the endorsement list’s own id types',
    tables,
    test('catalogue/specificationLists.test.ts', 'every rule that a product may switch on is switched on by one'),
    test('domain/identity/endorsementIdTypes.test.ts', '%s %s: %s'),
    test('server/endorsementIdTypes.test.ts', 'a person joins with a household register or a birth certificate'),
    test('server/endorsementIdTypes.test.ts', 'a product without the list refuses them, and so does a new order'),
  ),
  shown(
    'social security 0 and 1',
    tables,
    test(
      'domain/roster/socialSecurity.test.ts',
      'a product that asks needs with or without; another product asks for neither',
    ),
    test('server/socialSecurity.test.ts', 'it is kept, travels as 0 and 1, and stands in order and policy'),
  ),
  shown(
    'free odds 1.25, 1.125 and 1',
    check('free odds are 1.25, 1.125 or 1'),
    test('contract/wireTables.test.ts', 'free odds are payout / 0.8'),
  ),
  shown('use attributes 4 and 8', tables, check('fields of a vehicle')),
  shown(
    'vehicles, truck sizes and special vehicles',
    tables,
    test('contract/insuredSubjects.test.ts', 'says construction and vehicles in the codes of the specification'),
  ),
  shown(
    'three lists of organisation natures',
    tables,
    test('server/productRules.test.ts', '%s takes the natures of its own list'),
  ),
  shown('operator relations 1-3', tables),
  shown('construction qualifications, project types and labour types', tables, check('fields of construction info')),
  shown('reward types', tables, test('server/users.test.ts', 'rewards are earned by policies, not by orders')),
  shown(
    'a job class type has a single 1 of six',
    test('domain/enumeration/enumeration.test.ts', 'a job class type has a single 1'),
    check('fields of a profession'),
  ),
];

/** Specification 000 §3: entities and their fields. */
export const entities: readonly Row[] = [...objects, ...invoicesAndLists, ...enumerations];
