/**
 * A part of the code, the parts that it may import, and the reason. The test of layers checks these rules, and the
 * guide shows them.
 */
export interface Layer {
  readonly name: string;
  /** Path prefixes of the layer's files. */
  readonly files: readonly string[];
  /** Path prefixes of our own code that the layer may import. A layer may always import its own files. */
  readonly mayImport: readonly string[];
  /** Packages that the layer may import; undefined: all packages. */
  readonly packages?: readonly RegExp[];
  readonly reason: string;
}

export const layers: readonly Layer[] = [
  { name: 'tokens', files: ['tokens/'], mayImport: [], reason: 'tokens are what things look like, nothing more' },
  {
    name: 'domain',
    files: ['library/src/domain/'],
    mayImport: [],
    packages: [/^@internationalized\/date$/, /^big\.js$/],
    reason: 'rules are pure: the server runs the same code',
  },
  {
    name: 'i18n',
    files: ['library/src/i18n/'],
    mayImport: ['library/src/domain/'],
    reason: 'words know the codes of the rules and nothing of views',
  },
  {
    name: 'products',
    files: ['library/src/products/'],
    mayImport: ['library/src/domain/', 'library/src/i18n/enumerations/'],
    reason: 'a product is made of its own data and the defaults of its family, with the names of enumerations',
  },
  {
    name: 'spreadsheet',
    files: ['library/src/spreadsheet/'],
    mayImport: [],
    packages: [/^fflate$/, /^papaparse$/],
    reason: 'files of tables are read and written without knowing whom they list, in a page, a worker or Node',
  },
  {
    name: 'foundation',
    files: ['library/src/foundation/'],
    mayImport: ['tokens/', 'library/src/i18n/'],
    reason: 'hooks and styles that components share; the package does not export them',
  },
  {
    name: 'components',
    files: ['library/src/components/'],
    mayImport: [
      'tokens/',
      'library/src/foundation/',
      'library/src/i18n/',
      'library/src/domain/calendar/',
      'library/src/domain/money/',
      'library/src/domain/pinyin/',
    ],
    reason: 'controls are free of insurance',
  },
  {
    name: 'widgets',
    files: ['library/src/widgets/'],
    mayImport: [
      'tokens/',
      'library/src/foundation/',
      'library/src/components/',
      'library/src/domain/',
      'library/src/i18n/',
      'library/src/spreadsheet/',
    ],
    reason: 'widgets know no network, no Formik and no app',
  },
  {
    name: 'formik bindings',
    files: ['library/src/formik/'],
    mayImport: [
      'library/src/widgets/',
      'library/src/components/',
      'library/src/foundation/',
      'library/src/domain/',
      'library/src/i18n/',
      'tokens/',
    ],
    reason: 'the only place in the library that knows Formik',
  },
  {
    name: 'locales',
    files: ['library/src/locales/'],
    mayImport: ['library/src/widgets/', 'library/src/components/', 'library/src/domain/', 'library/src/i18n/'],
    reason: 'texts of a further language, for all packs; only who imports them pays for them',
  },
  {
    name: 'samples',
    files: ['library/src/samples/'],
    mayImport: [
      'library/src/widgets/',
      'library/src/components/',
      'library/src/products/',
      'library/src/domain/',
      'library/src/i18n/',
    ],
    reason: 'fictional data for examples, tests and first steps; nothing that is shipped imports it',
  },
  {
    name: 'testing',
    files: ['library/src/testing/'],
    mayImport: ['library/src/widgets/', 'library/src/components/', 'library/src/i18n/'],
    packages: [/^@testing-library\/dom$/, /^playwright-core$/],
    reason: 'page objects for the tests of embedders, which find controls by the texts of the library',
  },
  {
    name: 'contract',
    files: ['app/contract/'],
    mayImport: ['library/src/domain/'],
    reason: 'shared by client and server',
  },
  {
    name: 'catalogue',
    files: ['app/catalogue/'],
    mayImport: ['library/src/domain/', 'library/src/products/', 'app/contract/wire/jsonSchema.ts'],
    reason: 'data and its check, with the defaults of the families of products; its schema as JSON Schema',
  },
  {
    name: 'client',
    files: ['app/client/'],
    mayImport: ['app/contract/', 'library/src/', 'tokens/'],
    reason: 'the client never sees the server or the catalogue',
  },
  {
    name: 'client platform',
    files: ['app/client/platform/'],
    mayImport: ['app/contract/', 'library/src/', 'tokens/'],
    reason: 'what every screen stands on knows no screen',
  },
  {
    name: 'client package',
    files: ['app/clientPackage/'],
    mayImport: ['app/contract/', 'app/client/platform/http/'],
    reason: 'the contract and the sender of the client, for apps of others',
  },
  {
    name: 'desk',
    files: ['app/desk/'],
    mayImport: [
      'app/contract/',
      'app/client/platform/',
      'app/client/list/list.styles.ts',
      'app/client/page.css',
      'app/client/shell/Shell.styles.ts',
      'library/src/',
      'tokens/',
    ],
    reason: "the operators' desk shares the platform of the client and none of its screens",
  },
  {
    name: 'server',
    files: ['app/server/'],
    mayImport: [
      'app/contract/',
      'app/catalogue/',
      'library/src/domain/',
      'library/src/i18n/',
      'library/src/spreadsheet/',
      'tokens/createTheme',
    ],
    reason: 'the server renders no widgets and never imports the client',
  },
  {
    name: 'stories',
    files: ['stories/'],
    mayImport: [
      'library/src/',
      'tokens/',
      'app/client/',
      'app/desk/',
      'app/contract/',
      'app/catalogue/',
      'tests/fixtures/',
    ],
    reason: 'stories show the library, the client and the desk, with the fixtures that tests use',
  },
];
