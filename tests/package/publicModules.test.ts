import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const library = new URL('../../library/', import.meta.url).pathname;

const { exports } = JSON.parse(readFileSync(`${library}package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, string | null | Readonly<Record<string, string>>>>;
};

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * The published modules, by folder. For the domain rules and the messages, whole areas are published, so the areas are
 * listed.
 */
const published: Readonly<Record<string, readonly string[]>> = {
  components: words(`
    Breadcrumbs Button Card Cascader Checkbox CheckboxGroup ComboBox CommandPalette DataGrid DateField
    DateRangeField DescriptionList Dialog Disclosure DocumentViewer Drawer EmptyState ErrorSummary FileDrop
    FileUpload Icon ImagePreview KeyboardSheet Link Menu Money Notice NumberField Pagination PasswordField Popover
    ProgressBar QrCode RadioGroup SearchField SegmentedControl Select Skeleton Spinner Stepper Switch Tabs Tag
    TextArea TextField Toast Tooltip TuanbaoProvider`),
  widgets: words(`
    ApplicantForm ApplicationTerms BankPicker ClaimSteps ClauseDocuments CoInsurers ConstructionForm
    CoverTable CoveredPersons EarnedRewards EndorsementPersons EndorsementPremium EndorsementProcess
    EndorsementStatusTag EndorsementStepper ExclusionList HouseForm IndustryPicker InvoiceForm LoginDialog
    MaterialsUpload OccupationPicker OccupationResolver OccupationTable OrderStatusTag OrderTimeline PayWait
    PersonCorrections PersonTable PlanComparison PoolForm PremiumBar PremiumReceipt ProductCard
    ProductComparison ProductFilter QuotationShare QuotationSheet RateCard RegionCascader RosterImport
    RosterReconcile SchemeEditor VehicleForm VehicleList VenueForm`),
  formik: words(`
    FormikApplicantForm FormikBankPicker FormikCascader FormikCheckbox FormikCheckboxGroup FormikComboBox
    FormikConstructionForm FormikDateField FormikDateRangeField FormikEndorsementPersons FormikErrorSummary FormikFileUpload
    FormikHouseForm FormikIndustryPicker FormikInvoiceForm FormikLoginDialog FormikMaterialsUpload FormikMirror
    FormikNumberField FormikOccupationPicker FormikPasswordField FormikPoolForm FormikRadioGroup
    FormikRegionCascader FormikSearchField FormikSegmentedControl FormikSelect FormikSwitch FormikTextArea
    FormikTextField FormikVehicleForm FormikVehicleList FormikVenueForm`),
  domain: words(`
    applicant bank calendar endorsement enumeration identity industry invoice machine material money occupation
    offlineOrder order payment pinyin problem product quotation rating recognition record region renewal roster scheme site
    subject text user worklist`),
  i18n: words('(words) enumerations subjects'),
  locales: words('zh-HK'),
  products: words('defineProduct definitionProblems naturesOf productFile tariffProblems wholeProduct'),
  samples: words(`
    applicants bankList bankOptions catalogue coInsurers commands endorsements guide heldFiles industries invoices
    materials occupations orders persons products quotations quotes rewards rosters schemes subjects`),
  testing: words('dom playwright'),
  spreadsheet: words('readTables writeWorkbook writeWorkbookInWorker'),
};

/** Returns the subpaths that match a pattern of `exports`. They follow from the names of the source files. */
function subpathsOf(pattern: string, source: string): readonly string[] {
  if (!pattern.includes('*')) return [pattern];
  const [before = '', ...after] = source
    .replace('./', '')
    .replaceAll('.', String.raw`\.`)
    .split('*');
  // Each star in a pattern stands for the same text.
  const matched = new RegExp(`^${before}(.+)${after.join(String.raw`\1`)}$`);
  return globSync('src/**/*.{ts,tsx}', { cwd: library }).flatMap((file) => {
    const name = matched.exec(file)?.[1];
    return name === undefined ? [] : [pattern.replace('*', name)];
  });
}

/** Patterns of subpaths that can't be imported. Their target in `exports` is null. */
const excluded = Object.entries(exports)
  .filter(([, target]) => target === null)
  .map(([pattern]) => new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replace('*', '.+')}$`));

/** All subpaths of modules that can be imported. Style sheets and other files have no source and are left out. */
const subpaths = Object.entries(exports).flatMap(([pattern, target]) => {
  const source = target === null || typeof target === 'string' ? undefined : target['tuanbao-source'];
  return source === undefined
    ? []
    : subpathsOf(pattern, source).filter((subpath) => !excluded.some((each) => each.test(subpath)));
});

/** Returns the modules in a folder of the package. For domain rules and messages, returns the areas. */
function modulesIn(folder: string): readonly string[] {
  const names = subpaths.flatMap((subpath) => {
    const [, at, name = '', ...rest] = subpath.split('/');
    if (at !== folder || (rest.at(-1) === 'messages' && ['components', 'widgets'].includes(folder))) return [];
    if (folder === 'i18n') return [rest.length > 0 ? name : '(words)'];
    return [folder === 'domain' ? name : [name, ...rest].join('/')];
  });
  return [...new Set(names)].toSorted();
}

describe('the library publishes', () => {
  it('types for every module and style sheet, before the file itself', () => {
    const conditions = Object.values(exports).filter((target) => target !== null && typeof target !== 'string');
    expect(conditions.length).toBeGreaterThan(15);
    expect(conditions.filter((target) => Object.keys(target).slice(-2).join() !== 'types,default')).toEqual([]);
    expect(Object.keys(exports).filter((path) => path.endsWith('.css') && typeof exports[path] === 'string')).toEqual(
      [],
    );
  });

  it.each(Object.keys(published))('these modules of %s and no other', (folder) => {
    expect(modulesIn(folder)).toEqual([...(published[folder] ?? [])].toSorted());
  });

  it('no other folders', () => {
    const folders = new Set(subpaths.map((subpath) => subpath.split('/')[1] ?? ''));
    expect([...folders].toSorted()).toEqual(Object.keys(published).toSorted());
  });

  it('only the messages of its public components and widgets', () => {
    const owners = subpaths.flatMap((subpath) => {
      const [, at = '', name = '', messages] = subpath.split('/');
      return messages === 'messages' ? [{ at, name }] : [];
    });
    expect(owners.length).toBeGreaterThan(20);
    expect(owners.filter(({ at, name }) => !published[at]?.includes(name))).toEqual([]);
  });
});
