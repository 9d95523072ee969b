import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { importsOf, reachedAtRunTime, repository, sourcesIn, targetOf } from './imports.ts';
import { layers } from './layers.ts';
import { serverFloors } from './serverFloors.ts';

const sources = sourcesIn('{tokens,library,app,stories}/**/*.{ts,tsx}');

describe.each(layers)('$name: $reason', (layer) => {
  const files = sources.filter((file) => layer.files.some((prefix) => file.startsWith(prefix)));

  it('imports only what it may', () => {
    const offences = files.flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        const target = targetOf(file, specifier);
        const isAllowed =
          target === null
            ? (layer.packages?.some((pattern) => pattern.test(specifier)) ?? true)
            : [...layer.files, ...layer.mayImport].some((prefix) => target.startsWith(prefix.replace(/\/$/, '')));
        return isAllowed ? [] : [`${file} imports ${specifier}`];
      }),
    );
    expect(offences).toEqual([]);
  });
});

it('sees the files of every layer that exists', () => {
  expect(sources.length).toBeGreaterThan(100);
  for (const layer of layers) {
    expect([layer.name, sources.some((file) => layer.files.some((prefix) => file.startsWith(prefix)))]).toEqual([
      layer.name,
      true,
    ]);
  }
});

describe('the floors of the server', () => {
  const order = serverFloors.flatMap(({ folders }) => folders.map(({ folder }) => folder));
  const inServer = sources.filter((file) => file.startsWith('app/server/'));
  /**
   * Returns the position of the folder that contains a file. The lowest folder has 0, a folder that isn't in the list
   * has -1. The files that start the server are above all folders.
   */
  const floorOf = (file: string) => {
    const path = file.replace('app/server/', '');
    return path.includes('/') ? order.findIndex((folder) => path.startsWith(`${folder}/`)) : order.length;
  };

  it('list every folder', () => {
    expect(inServer.filter((file) => floorOf(file) === -1)).toEqual([]);
    expect(order.filter((folder) => !inServer.some((file) => file.startsWith(`app/server/${folder}/`)))).toEqual([]);
  });

  it('a folder imports only from the folders before it', () => {
    const offences = inServer.flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        const target = targetOf(file, specifier);
        const goesUp = target?.startsWith('app/server/') && floorOf(target) > floorOf(file);
        return goesUp ? [`${file} imports ${specifier}`] : [];
      }),
    );
    expect(offences).toEqual([]);
  });

  it('the platform knows no rule of insurance and no call', () => {
    const known = /^library\/src\/(domain\/(calendar|money|record)\/|i18n\/messagePack)|^app\/contract\/envelope/;
    const offences = inServer
      .filter((file) => file.startsWith('app/server/platform/'))
      .flatMap((file) =>
        importsOf(file).flatMap((specifier) => {
          const target = targetOf(file, specifier);
          const isKnown = !target || target.startsWith('app/server/') || known.test(target);
          return isKnown ? [] : [`${file} imports ${specifier}`];
        }),
      );
    expect(offences).toEqual([]);
  });
});

const importers = (pattern: RegExp) =>
  sources.filter((file) => importsOf(file).some((specifier) => pattern.test(specifier)));

it('nothing but Formik bindings imports Formik, and one module imports the router', () => {
  expect(
    importers(/^formik$/).filter((file) => !/^(library\/src\/formik|app\/client|app\/desk|stories)\//.test(file)),
  ).toEqual([]);
  expect(importers(/^react-router(-dom)?($|\/)/)).toEqual(['app/client/platform/navigation/router.ts']);
});

/** Returns the chains of run-time imports that lead from the given files to a schema, or to the package yup. */
function chainsToSchemas(files: readonly string[]): readonly string[] {
  const reached = reachedAtRunTime(files);
  const chainTo = (path: string): string => {
    const importer = reached.get(path);
    return importer ? `${chainTo(importer)} → ${path}` : path;
  };
  return [...reached.keys()].filter((path) => /\.schema\.ts$|^yup($|\/)/.test(path)).map(chainTo);
}

describe('schemas', () => {
  it('stay on the server: nothing in a page reaches one, or yup', () => {
    expect(chainsToSchemas(sources.filter((file) => file.startsWith('app/client/')))).toEqual([]);
  });

  it('are seen where they are imported at run time', () => {
    expect(chainsToSchemas(['app/contract/orders.ts'])).toEqual([]);
    expect(chainsToSchemas(['app/server/wiring/buildApp.ts'])).toEqual(
      expect.arrayContaining([
        'app/server/wiring/buildApp.ts → app/contract/schemas.ts → app/contract/orders.schema.ts',
        expect.stringMatching(/ → yup$/),
      ]),
    );
  });
});

it('a route is imported by the files that wire the app alone', () => {
  const offences = sources.filter(
    (file) =>
      importsOf(file).some((specifier) => targetOf(file, specifier)?.startsWith('app/client/routes/')) &&
      !/^app\/client\/(?:routes\/.*|[^/]+)$/.test(file),
  );
  expect(offences).toEqual([]);
});

it('no import reaches into a private folder of a package', () => {
  expect(sources.filter((file) => importsOf(file).some((specifier) => specifier.includes('/private/')))).toEqual([]);
});

it('a widget imports another widget only by its index, or its styles from their file', () => {
  const offences = sources
    .filter((file) => file.startsWith('library/src/widgets/'))
    .flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        const target = targetOf(file, specifier);
        const [, , , own = ''] = file.split('/');
        const [, , kind, other = '', ...inside] = target?.split('/') ?? [];
        return kind === 'widgets' && other !== own && !/^(index|\w+\.styles)\.ts$/.test(inside.join('/'))
          ? [`${file} imports ${specifier}`]
          : [];
      }),
    );
  expect(offences).toEqual([]);
});

/**
 * Ids of products, and codes of their plans and clauses, from the catalogue. Codes with fewer than four characters are
 * left out.
 */
const catalogueNames = globSync('app/catalogue/{products,listings}/*.json', { cwd: repository }).flatMap((file) => {
  const { id, plans } = JSON.parse(readFileSync(join(repository, file), 'utf8')) as {
    id: string;
    plans: readonly { code: string; clauses: readonly { code: string }[] }[];
  };
  const codes = plans.flatMap(({ code, clauses }) => [code, ...clauses.map((clause) => clause.code)]);
  return [id, ...codes.filter((code) => code.length >= 4)];
});

const codeWithoutData = sources.filter((file) => !/^(app\/catalogue|library\/src\/samples|stories)\//.test(file));

/** Only the catalogue, the samples and the stories may contain ids of products, and codes of plans and clauses. */
it('no code names a product, a plan or a clause', () => {
  expect(catalogueNames).toContain('GP3361');
  expect(catalogueNames).toContain('URBP023');
  const named = new RegExp(`['"\`](${[...new Set(catalogueNames)].join('|')})['"\`]`);
  expect(codeWithoutData.filter((file) => named.test(readFileSync(join(repository, file), 'utf8')))).toEqual([]);
});

const productIdText = String.raw`\b(?:productId|product(?:\?)?\.id|definition\.id|productDefinition\.id)\b`;
const literal = String.raw`(?:['"\`][\w-]+['"\`]|\d+)`;
const comparisons: readonly RegExp[] = [
  new RegExp(String.raw`${productIdText}\s*[!=]==?\s*${literal}`),
  new RegExp(String.raw`${literal}\s*[!=]==?\s*(?:\w+\.)*${productIdText}`),
  new RegExp(String.raw`\[[^\]]*${literal}[^\]]*\]\.(?:includes|indexOf)\((?:\w+\.)*${productIdText}`),
  new RegExp(String.raw`switch\s*\((?:\w+\.)*${productIdText}`),
];
const comparesProductId = (code: string) => comparisons.some((pattern) => pattern.test(code));

it.each([
  ["if (product.id === '80140') {}", true],
  ['if (draft.productId !== 336) {}', true],
  ["'103' === product.id", true],
  ["['103', '80205'].includes(product.id)", true],
  ['switch (productId) {}', true],
  ['row.id === product.id', false],
  ["productId === ''", false],
])('a comparison of a product id with a literal is found: %s', (code, isSeen) => {
  expect(comparesProductId(code)).toBe(isSeen);
});

it('no code compares a product id with a literal', () => {
  expect(sources.filter((file) => comparesProductId(readFileSync(join(repository, file), 'utf8')))).toEqual([]);
});
