import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { pathOf, queryOf } from './pageAddress.ts';

/** A file of the built client, as Vite's manifest describes it. */
interface BuiltFile {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of the scripts that this script imports. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, BuiltFile>>;

/** Returns elements for the head of the page at an address. They make the browser load the files of its screen. */
export type ScreenFiles = (url: string) => string;

const routes = 'client/routes';

/**
 * Modules of the screens, by the first part of the path of their pages. The start page isn't listed: its code is in the
 * first file.
 */
const screenModules: Readonly<Record<string, string>> = {
  'history-quote': `${routes}/history-quote.tsx`,
  information: `${routes}/information.tsx`,
  'initiate-preservation': `${routes}/initiate-preservation.tsx`,
  'insure-quotation': `${routes}/insure-quotation.tsx`,
  orderConfirm: `${routes}/order-confirm.tsx`,
  orderDetail: `${routes}/order-detail.tsx`,
  orderDetailOffline: `${routes}/order-detail-offline.tsx`,
  orderDetailUuid: `${routes}/order-detail.tsx`,
  orderList: `${routes}/order-list.tsx`,
  payWait: `${routes}/pay-wait.tsx`,
  'preservation-list': `${routes}/preservation-list.tsx`,
  product: `${routes}/product.tsx`,
  'quotation-page': `${routes}/quotation-page.tsx`,
  quotationShow: `${routes}/quotation-show.tsx`,
  renewal: `${routes}/renewal.tsx`,
  'supplement-info': `${routes}/supplement-info.tsx`,
  unfinishList: `${routes}/unfinish-list.tsx`,
  write: `${routes}/write.tsx`,
  writeByAdmin: `${routes}/write.tsx`,
  writeByHistory: `${routes}/write.tsx`,
  writeByOffline: `${routes}/write.tsx`,
  writeByUnfinish: `${routes}/write.tsx`,
};

/** Modules of tabs with much code, by the first part of the path and the parameter `tab`. */
const tabModules: Readonly<Record<string, string>> = {
  'orderDetail persons': 'client/orderPersons/OrderPersons.tsx',
  'orderDetailUuid persons': 'client/orderPersons/OrderPersons.tsx',
};

function modulesOf(url: string): readonly string[] {
  const screen = pathOf(url).split('/')[1] ?? '';
  const tab = queryOf(url).get('tab') ?? '';
  const modules = [ownValue(screenModules, screen), ownValue(tabModules, `${screen} ${tab}`)];
  return modules.filter((module) => module !== undefined);
}

/** Returns the modules with all scripts that they import, except the first file, which every page loads. */
function withImports(manifest: Manifest, modules: readonly string[]): ReadonlySet<BuiltFile> {
  const found = new Set<BuiltFile>();
  const visit = (key: string): void => {
    const built = ownValue(manifest, key);
    if (!built || built.isEntry === true || found.has(built)) return;
    found.add(built);
    for (const imported of built.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return found;
}

function elementsOf(files: ReadonlySet<BuiltFile>): string {
  const styles = new Set([...files].flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...[...files].map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/**
 * Reads in the manifest of a built client which files its screens load. Otherwise the browser would learn the names of
 * these files only when the first file has run. Without a manifest, no elements are returned.
 */
export function filesOfScreens(folder: string): ScreenFiles {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) return () => '';
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const known = new Map<string, string>();
  return (url) => {
    const modules = modulesOf(url);
    const key = modules.join(' ');
    const elements = known.get(key) ?? elementsOf(withImports(manifest, modules));
    known.set(key, elements);
    return elements;
  };
}
