import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { repository } from './imports.ts';

const source = `${repository}/library/src`.replace('//', '/');

/** Controls with a value that need no Formik binding, each with the reason. */
const withoutBinding: Readonly<Record<string, string>> = {
  EffectiveDateSlider: 'compares premiums of several days; nothing is submitted',
  OccupationTable: 'its value is the text of a search',
  EndorsementStepper: 'its value is a step of a process',
  Pagination: 'its value is a page of a list',
  ProductFilter: 'its value filters a list at once',
  Stepper: 'its value is a step of a process',
  SubjectForm: 'the forms of subjects that are bound consist of it',
  Tabs: 'its value is a part of the page',
};

/** Names of the controls: components that have the prop `value` or `isSelected`, and the prop `onChange`. */
const controls = globSync('{components,widgets}/*/*.tsx', { cwd: source }).flatMap((file) => {
  const text = readFileSync(`${source}/${file}`, 'utf8');
  return [...text.matchAll(/export interface (\w+)Props[^{]*\{([^]*?)\n\}/g)].flatMap(([, name = '', body = '']) =>
    /^ {2}(?:value|isSelected)\??:/m.test(body) && /^ {2}onChange\??:/m.test(body) ? [name] : [],
  );
});
const exported = new Set(
  globSync('{components,widgets}/*/index.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(`${source}/${file}`, 'utf8').matchAll(/\b([A-Z]\w+)\b/g)].map(([, name]) => name),
  ),
);
const bindings = new Set(
  globSync('formik/Formik*.tsx', { cwd: source }).map((file) => file.replace(/^formik\/Formik|\.tsx$/g, '')),
);

it('every control of a form has a Formik binding, or a reason to have none', () => {
  const own = controls.filter((name) => exported.has(name) && !['Field', 'FormParts'].includes(name));
  expect(own).toEqual(expect.arrayContaining(['RegionCascader', 'Select', 'ApplicantForm']));
  expect(own.filter((name) => !bindings.has(name) && !withoutBinding[name])).toEqual([]);
});
