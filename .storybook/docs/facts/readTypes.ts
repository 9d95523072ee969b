import { basename, dirname, join } from 'node:path';

import { API, type Checker, type Project, type Symbol as TypeSymbol, SymbolFlags } from 'typescript/unstable/sync';

import type { ExportFact, PropFact, TypeFact } from './facts.ts';
import { root } from './folders.ts';

const noTruncation = 1;

/** Reads the public names of a module, such as the `index.ts` of a folder, with the compiler. */
export interface TypeReader {
  readonly read: (indexFile: string) => { readonly exports: ExportFact[]; readonly types: TypeFact[] };
  readonly close: () => void;
}

/**
 * Opens the library's project in the compiler. TypeScript 7 provides its checker to programs only under
 * `typescript/unstable`.
 */
export function openTypes(): TypeReader {
  const api = new API({ cwd: root });
  const config = join(root, 'library/tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`the compiler finds no project in ${config}`);
  return { read: (file) => readIndex(project, file), close: () => api.close() };
}

function readIndex({ program, checker }: Project, file: string): ReturnType<TypeReader['read']> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing that the compiler sees`);
  const names = checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
  const values = names.filter(({ flags }) => flags & SymbolFlags.Value);
  const types = names.filter(({ flags }) => !(flags & SymbolFlags.Value));
  const propsTypeOf = ({ name }: TypeSymbol) => types.find((type) => type.name === `${name}Props`);
  const taken = new Set(values.map(propsTypeOf));
  return {
    exports: values
      .map((value) => exportFact(checker, value, propsTypeOf(value)))
      .toSorted((one, other) => place(one, file) - place(other, file)),
    types: types.filter((type) => !taken.has(type)).map((type) => typeFact(checker, type)),
  };
}

/**
 * Returns the sort position of an export. The export with the folder's name comes first, then other components, then
 * hooks, functions and constants.
 */
const place = ({ name, kind }: ExportFact, file: string): number =>
  name === basename(dirname(file)) ? -1 : ['component', 'hook', 'function', 'constant'].indexOf(kind);

function exportFact(checker: Checker, symbol: TypeSymbol, props: TypeSymbol | undefined): ExportFact {
  const { name } = symbol;
  const type = checker.getTypeOfSymbol(symbol);
  const signature = type ? checker.typeToString(type, undefined, noTruncation) : '';
  const isFunction = signature.includes('=>');
  const kinds: readonly (readonly [ExportFact['kind'], boolean])[] = [
    ['component', /^[A-Z]/.test(name)],
    ['hook', /^use[A-Z]/.test(name)],
    ['function', isFunction],
  ];
  return {
    name,
    kind: kinds.find(([, applies]) => applies)?.[0] ?? 'constant',
    description: oneLine(checker.getDocumentationCommentOfSymbol(symbol)),
    signature,
    ...(props ? propsOf(checker, props) : { props: [], passedOn: [] }),
  };
}

function typeFact(checker: Checker, symbol: TypeSymbol): TypeFact {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const isObject = type.isObjectType() && checker.getPropertiesOfType(type).length > 0;
  const text = checker.typeToString(type, undefined, noTruncation | expandAlias);
  return {
    name: symbol.name,
    description: oneLine(checker.getDocumentationCommentOfSymbol(symbol)),
    members: isObject ? membersOf(checker, symbol) : [],
    text: isObject ? null : text,
  };
}

const expandAlias = 8_388_608;

const propertiesOf = (checker: Checker, symbol: TypeSymbol): readonly TypeSymbol[] =>
  checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));

const membersOf = (checker: Checker, symbol: TypeSymbol): PropFact[] =>
  propertiesOf(checker, symbol).map((property) => propFact(checker, property));

function propsOf(checker: Checker, symbol: TypeSymbol): Pick<ExportFact, 'props' | 'passedOn'> {
  const [own = [], passed = []] = [false, true].map((isPassed) =>
    propertiesOf(checker, symbol).filter((property) => isPassedOn(property) === isPassed),
  );
  const props = own.map((property) => propFact(checker, property));
  return {
    props: props.toSorted((one, other) => rank(one) - rank(other)),
    passedOn: passed.map(({ name }) => name).filter((name) => !anyElement.test(name)),
  };
}

/**
 * Returns the sort position of a prop. The library's props come before the props of react-aria. In both groups,
 * required props come before optional props.
 */
const rank = ({ isRequired, origin }: PropFact): number => (origin === 'library' ? 0 : 2) + (isRequired ? 0 : 1);

function propFact(checker: Checker, property: TypeSymbol): PropFact {
  const type = checker.getTypeOfSymbol(property);
  const tags = checker.getJsDocTagsOfSymbol(property);
  const written = type ? checker.typeToString(type, undefined, noTruncation) : 'unknown';
  const isRequired = !(property.flags & SymbolFlags.Optional);
  return {
    name: property.name,
    type: isRequired
      ? written
      : written.replace(/ \| undefined$/, '').replace(/^\(([^()]*\(.*\) => .*)\)$|^\((.*=>[^()]*)\)$/, '$1$2'),
    isRequired,
    description: oneLine(checker.getDocumentationCommentOfSymbol(property)),
    fallback: tags.find(({ name }) => name === 'default')?.text ?? null,
    origin: isOfLibrary(property) ? 'library' : 'react-aria',
  };
}

/**
 * True if a file of the library declares the property. Also true if no file declares it: it then belongs to a computed
 * type of the library.
 */
const isOfLibrary = ({ declarations }: TypeSymbol): boolean => {
  const path = declarations[0]?.path;
  return path === undefined || path.toLowerCase().startsWith(join(root, 'library/src').toLowerCase());
};

/** Matches the names of passed props that the pages leave out, such as `lang` and the events of the pointer. */
const anyElement =
  /Capture$|^on(Aux|Context|Double|Mouse|Touch|Pointer|GotPointer|LostPointer|Scroll|Wheel|Animation|Transition)|^(dir|lang|hidden|inert|translate|suppressHydrationWarning|render|slot)$/;

/**
 * Names of the events of react-aria that the pages describe. The pages leave out the other events, because these come
 * from the HTML element.
 */
const sought = ['onPress', 'onChange', 'onSubmit', 'onClear', 'onSelectionChange'];

/** True for a prop that the component only passes to its element. */
function isPassedOn(property: TypeSymbol): boolean {
  const { name, declarations } = property;
  if (name === 'className' || name === 'style') return true;
  if (isOfLibrary(property) || sought.includes(name)) return false;
  return (
    /\/(dom|events|style|slots|utils)\.d\.ts$|@types\/react/.test(declarations[0]?.path ?? '') ||
    /^(aria-|on[A-Z]|form[A-Z]?|preventFocusOnPress)/.test(name)
  );
}

/** Returns the text on one line, without react-aria's references to MDN. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?See \[MDN\]\([^)]*\)\.?/g, '')
    .trim();
