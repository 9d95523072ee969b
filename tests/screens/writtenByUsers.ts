import { globSync, readFileSync } from 'node:fs';

import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { givenNames, surnames } from '../fixtures/orderDraft.ts';

const repository = new URL('../../', import.meta.url).pathname;

/** Source files with the texts that users have entered in the seeded data. */
const files = [
  'tests/screens/*.ts',
  'tests/fixtures/**/*.ts',
  'tests/setup/*Materials.ts',
  'library/src/samples/{applicants,subjects}.ts',
  'app/server/operations/demo*.ts',
  'app/server/platform/settings/settings.ts',
];

const chinese = /\p{Script=Han}/u;

/** Returns the Chinese texts in the string literals of these files. */
const textsOfUsers = (): readonly string[] =>
  globSync(files, { cwd: repository }).flatMap((file) =>
    [...readFileSync(`${repository}${file}`, 'utf8').matchAll(/(['`])((?:(?!\1)[^\\\n])*)\1/g)]
      .flatMap(([, , text = '']) => text.split(/\$\{[^}]*\}/))
      .filter((part) => chinese.test(part)),
  );

/** Returns all possible names of persons in the drafts: a surname and a given name, each with one character. */
const namesOfPersons = (): readonly string[] =>
  Array.from(surnames).flatMap((surname) => Array.from(givenNames, (given) => surname + given));

/**
 * Returns a function that removes texts of users from a text. It removes the data that users have entered, masked
 * names, initials, and the reasons of closed days, which operators write. It also removes names of occupations and
 * regions, because the national lists have only Chinese names.
 */
export async function withoutUsersTexts(): Promise<(text: string) => string> {
  const { occupations, closedDays } = loadCatalogue();
  const regions = await loadRegions();
  const names = regions
    .childrenOf(0)
    .flatMap((province) => [province, ...regions.childrenOf(province.code)])
    .flatMap((region) => [region, ...regions.childrenOf(region.code)])
    .map(({ name }) => name);
  const parts = new Set([
    ...textsOfUsers(),
    ...occupations.map(({ name }) => name),
    ...names,
    ...namesOfPersons(),
    ...closedDays.map(({ reason }) => reason),
  ]);
  const longestFirst = [...parts].filter((part) => part.length > 1).toSorted((a, b) => b.length - a.length);
  return (text) =>
    longestFirst
      .reduce((rest, part) => (rest.includes(part) ? rest.replaceAll(part, '') : rest), text)
      .replaceAll(/[\p{Script=Han}·]\*+|^\p{Script=Han}$/gu, '');
}
