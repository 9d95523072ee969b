import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

import { browsersWithout, compatData, featuresOf, interfaceOf } from './compatibility.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Code that runs in browsers. */
const scripts = globSync(['library/src/**/*.{ts,tsx}', 'app/{client,contract}/**/*.{ts,tsx}'], { cwd: root });
const styles = globSync(['library/src/**/*.styles.ts', 'app/client/**/*.{styles.ts,css}', 'tokens/*.css'], {
  cwd: root,
});

/** Newer features that the code may use although a supported browser lacks them, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'showPopover()': 'guarded by its presence: the editor stands in the table otherwise',
  'keyboard()': 'a method of user-event, in tests of embedders',
  'take()': 'a method of our own, of the stores',
  'share()': 'a method of our own, of the product screen',
  ':dir()': 'alone in its rules: only pages from right to left lack the mirroring',
  ':has()': 'alone in its rules: before Firefox 121 a read-only field with buttons keeps its background',
  'text-wrap': 'without it the last line of a text may have one character',
  'text-autospace': 'without it there is no gap between scripts',
  'text-spacing-trim': 'without it a bracket keeps its width',
  'caret-animation': 'saves painting, nothing shows',
  'overflow-anchor': 'the table holds its place by itself in browsers without it',
  size: 'the size of the printed page; without it the printer chooses',
  'forced-color-adjust': 'Safari has no forced colours',
  resize: 'a finger resizes no field; the field grows with its text',
  'contain-intrinsic-inline-size': 'the table fills its place anyway',
  'user-select': 'beside -webkit-user-select, which is Safari’s name for it',
  'text-size-adjust': 'the build writes Safari’s name for it beside it; Firefox enlarges no text',
  ':-webkit-search-cancel-button()': 'there is nothing to hide in Firefox',
  'scrollbar-width': 'beside ::-webkit-scrollbar, which is the name of older Chromium and Safari for it',
  ':-webkit-scrollbar()': 'Firefox knows scrollbar-width',
  'content-visibility': 'for `hidden="until-found"`, which only browsers that know the property have',
  'print-color-adjust': 'without it a QR code is printed in the colours that the browser chooses',
};

/** Interfaces whose methods are often called on variables. The name of the interface isn't visible in such code. */
const commonInterfaces =
  'Array,TypedArray,ArrayBuffer,Uint8Array,String,Set,Map,Iterator,Promise,RegExp,Date,Object,Intl,Element,HTMLElement,Document,Window,Node,Blob,File,Request,Response,Headers,URL,URLSearchParams,FormData,AbortSignal,Navigator,ReadableStream,ReadableStreamDefaultReader,Event,DataTransfer,HTMLDialogElement,HTMLInputElement,HTMLSelectElement,HTMLFormElement,CanvasRenderingContext2D,OffscreenCanvas,Range,Selection,DOMRect,Animation,ResizeObserver,StorageManager,Crypto,Worker,MessagePort'.split(
    ',',
  );

/**
 * For each method name, one entry per interface that has the method. An entry lists the browsers that lack the method.
 */
const methods = new Map<string, readonly string[][]>();
for (const owner of commonInterfaces)
  for (const [name, statement] of featuresOf(interfaceOf(owner)))
    methods.set(name, [...(methods.get(name) ?? []), [...browsersWithout(statement)]]);

/** Global objects whose members are written with the object's name, for example `navigator.locks`. */
const globals: Readonly<Record<string, string>> = { navigator: 'Navigator', document: 'Document', window: 'Window' };

function lackOf(owner: string, feature: string): readonly string[] {
  const statement = interfaceOf(owner)?.[feature]?.__compat;
  return statement ? browsersWithout(statement) : [];
}

/** Returns the feature that a member expression needs, and the browsers that lack it. */
function memberNeeds(object: string | null, name: string, isCalled: boolean): readonly [string, readonly string[]] {
  const owner = object === null ? undefined : globals[object];
  if (owner) return [`${object}.${name}`, lackOf(owner, name)];
  if (object !== null && interfaceOf(object))
    return [`${object}.${name}`, [...lackOf(object, name), ...lackOf(object, `${name}_static`)]];
  const found = isCalled ? (methods.get(name) ?? []) : [];
  // Several interfaces can have a method of this name. The method counts as missing only if, for each of them, at least
  // one supported browser doesn't support the method.
  return [`${name}()`, found.every((lacking) => lacking.length > 0) ? found.flat() : []];
}

type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string };
const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;
const identifierOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : null;

/** Returns the newer features that the code uses, each with the browsers that lack it. */
function needsOf(text: string, isJsx: boolean): ReadonlyMap<string, readonly string[]> {
  const needs = new Map<string, readonly string[]>();
  const note = ([feature, lacking]: readonly [string, readonly string[]]) => {
    if (lacking.length > 0) needs.set(feature, [...new Set(lacking)]);
  };
  const walk = (value: unknown, called: unknown): void => {
    if (Array.isArray(value)) value.forEach((each) => walk(each, null));
    if (!isNode(value)) return;
    const { type } = value;
    if (type === 'MemberExpression' && value['computed'] === false)
      note(memberNeeds(identifierOf(value['object']), identifierOf(value['property']) ?? '', called === value));
    if (type === 'NewExpression') {
      const name = identifierOf(value['callee']) ?? '';
      const statement = interfaceOf(name)?.__compat;
      if (statement) note([`new ${name}`, browsersWithout(statement)]);
    }
    for (const each of Object.values(value)) walk(each, type === 'CallExpression' ? value['callee'] : null);
  };
  walk(parseAst(text, { lang: isJsx ? 'tsx' : 'ts' }).body, null);
  return needs;
}

/** Returns the newer properties and pseudo-classes that style sheets use, each with the browsers that lack it. */
function styleNeedsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const plain = text.replaceAll(/\/\*.*?\*\//gs, '');
  const properties = [...plain.matchAll(/^\s*([a-z-]+):\s/gm)].map(([, name = '']) => name);
  const selectors = [...plain.matchAll(/:([a-z-]+)\b/g)].map(([, name = '']) => name);
  const { properties: knownProperties = {}, selectors: knownSelectors = {} } = compatData.css;
  return new Map(
    [
      ...properties.map((name) => [name, knownProperties[name]?.__compat] as const),
      ...selectors.map((name) => [`:${name}()`, knownSelectors[name]?.__compat] as const),
    ].flatMap(([name, statement]) => {
      const lacking = statement ? browsersWithout(statement) : [];
      return lacking.length > 0 ? [[name, lacking] as const] : [];
    }),
  );
}

const offences = (
  files: readonly string[],
  read: (text: string, file: string) => ReadonlyMap<string, readonly string[]>,
) =>
  files.flatMap((file) =>
    [...read(readFileSync(`${root}/${file}`, 'utf8'), file)]
      .filter(([feature]) => allowed[feature] === undefined)
      .map(([feature, lacking]) => `${file}: ${feature} isn't in ${lacking.join(', ')}`),
  );

describe('code for browsers', () => {
  it('names no method, constructor or member that a supported browser lacks', () => {
    expect(offences(scripts, (text, file) => needsOf(text, file.endsWith('x')))).toEqual([]);
  }, 60_000);

  it('names no property and no pseudo-class that a supported browser lacks', () => {
    expect(offences(styles, styleNeedsOf)).toEqual([]);
  });

  it.each([
    ['AbortSignal.any([one])', 'AbortSignal.any'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['rows.toSorted()', 'toSorted()'],
    ['one.difference(other)', 'difference()'],
    ['dialog.requestClose()', 'requestClose()'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['navigator.bluetooth', 'navigator.bluetooth'],
    ['new CloseWatcher()', 'new CloseWatcher'],
  ])('%s is found', (code, feature) => {
    expect([...needsOf(code, false).keys()]).toEqual([feature]);
  });

  it('features of all supported browsers are allowed', () => {
    const code =
      'rows.at(-1); AbortSignal.timeout(1); structuredClone(a); new Worker(u); navigator.clipboard; text.at(0)';
    expect([...needsOf(code, false)]).toEqual([]);
    expect([...styleNeedsOf('a:hover { inset: 0; text-wrap: balance; }\nb:has(c) {\n  gap: 0;\n}').keys()]).toEqual([
      ':has()',
    ]);
  });
});

/**
 * Features of the standard library by edition of JavaScript. A browser supports an edition if it has these features.
 */
const editions: readonly (readonly [edition: string, owner: string, feature: string])[] = [
  ['es2021', 'String', 'replaceAll'],
  ['es2021', 'Promise', 'any'],
  ['es2022', 'Array', 'at'],
  ['es2022', 'Object', 'hasOwn'],
  ['es2023', 'Array', 'findLast'],
  ['es2023', 'Array', 'toSorted'],
  ['es2024', 'Object', 'groupBy'],
  ['es2024', 'Promise', 'withResolvers'],
];

it('the types of scripts are those of the newest edition that every supported browser has', () => {
  const unknown = editions.filter(([, owner, feature]) => interfaceOf(owner)?.[feature]?.__compat === undefined);
  const beyond = editions.find(([, owner, feature]) => lackOf(owner, feature).length > 0);
  const edition = editions.findLast(([name]) => beyond === undefined || name < beyond[0])?.[0];
  const optionsOf = (file: string) =>
    (
      JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as {
        readonly compilerOptions: { readonly target?: string; readonly lib?: readonly string[] };
      }
    ).compilerOptions;
  const own = globSync('{library,app,app/{client,contract}}/tsconfig.json', { cwd: root }).map(optionsOf);

  expect(unknown).toEqual([]);
  expect(optionsOf('tsconfig.json')).toMatchObject({ target: edition, lib: [edition, 'dom', 'dom.iterable'] });
  expect(own.filter(({ target, lib }) => target ?? lib)).toEqual([]);
});
