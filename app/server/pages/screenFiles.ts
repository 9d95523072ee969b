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

const writing = ['client/routes/write.tsx', 'client/application/WriteScreen.tsx'];
const order = ['client/routes/order-detail.tsx'];

/**
 * Modules of the screens, by the first part of the path of their pages. A screen whose main part waits for data has a
 * module for it. The start page isn't listed: its code is in the app's first script.
 */
const screenModules: Readonly<Record<string, readonly string[]>> = {
  'history-quote': ['client/routes/history-quote.tsx'],
  information: ['client/routes/information.tsx'],
  'initiate-preservation': ['client/routes/initiate-preservation.tsx'],
  'insure-quotation': ['client/routes/insure-quotation.tsx'],
  orderConfirm: ['client/routes/order-confirm.tsx', 'client/confirmation/ConfirmScreen.tsx'],
  orderDetail: order,
  orderDetailOffline: ['client/routes/order-detail-offline.tsx'],
  orderDetailUuid: order,
  orderList: ['client/routes/order-list.tsx'],
  payWait: ['client/routes/pay-wait.tsx'],
  'preservation-list': ['client/routes/preservation-list.tsx'],
  product: ['client/routes/product.tsx'],
  'quotation-page': ['client/routes/quotation-page.tsx', 'client/quotations/QuotationScreen.tsx'],
  quotationShow: ['client/routes/quotation-show.tsx'],
  renewal: ['client/routes/renewal.tsx'],
  'supplement-info': ['client/routes/supplement-info.tsx'],
  unfinishList: ['client/routes/unfinish-list.tsx'],
  write: writing,
  writeByAdmin: writing,
  writeByHistory: writing,
  writeByOffline: writing,
  writeByUnfinish: writing,
};

/** Modules of the tabs with much code on an order's page, by the parameter `tab`; empty for the first tab. */
const tabModules: Readonly<Record<string, readonly string[]>> = {
  '': ['client/orderPage/OrderReceipt.tsx', 'client/orders/ApplicantRecap.tsx'],
  persons: ['client/orderPersons/OrderPersons.tsx'],
  endorsements: ['client/endorsements/OrderEndorsements.tsx'],
  invoice: ['client/invoice/InvoicePanel.tsx'],
};

function modulesOf(url: string): readonly string[] {
  const modules = ownValue(screenModules, pathOf(url).split('/')[1] ?? '') ?? [];
  if (modules !== order) return modules;
  return [...modules, ...(ownValue(tabModules, queryOf(url).get('tab') ?? '') ?? [])];
}

/** Returns the modules with all scripts that they import, except the first script, which every page loads. */
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
 * these files only when the app's first script has run. Without a manifest, no elements are returned.
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
