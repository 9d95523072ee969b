// Compares what a page downloads for a widget with what it downloads for the antd components that a team would use
// instead. Both are bundled from installed packages. React and React DOM aren't counted. antd's code contains its styles.
// Ours are in style sheets: the variables, and the sheet of the entry. A page with all entries loads the sheet of all.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import presetSmallLib from '@size-limit/preset-small-lib';
import sizeLimit from 'size-limit';

/** The largest ratio of our code with its style sheets to antd's code. */
export const atMost = 0.6;

/** File with the recorded sizes. The table of the manual shows them. */
const recordFile = new URL('besideAntd.json', import.meta.url);

/** Our entry, and the antd components with which a team would build the same. They don't bring data or a file reader. */
const pairs = {
  'components/Button': ['Button'],
  'components/DateField': ['DatePicker'],
  'components/Dialog': ['Modal'],
  'widgets/RegionCascader': ['Cascader'],
  'widgets/PersonTable': ['Table', 'Form', 'Input', 'Select'],
  'widgets/RosterImport': ['Upload', 'Modal', 'Steps', 'Table'],
  'widgets/SchemeEditor': [
    'Tabs',
    'Form',
    'Select',
    'Radio',
    'Checkbox',
    'InputNumber',
    'Cascader',
    'Collapse',
    'Modal',
  ],
  'widgets/InvoiceForm': ['Form', 'Input', 'Radio', 'Select', 'Upload', 'Cascader'],
  'widgets/PayWait': ['Result', 'Button', 'QRCode', 'Modal'],
  'formik/FormikApplicantForm': ['Form', 'Input', 'Select', 'DatePicker', 'Cascader'],
};
/** Name of the pair that has all entries above. It has no limit, because no team needs all of them on one page. */
export const allEntries = 'all of these';

const nameOf = (entry) => entry.split('/').at(-1);
/** What an app needs beside the component itself. */
const besides = {
  'widgets/PersonTable': "export { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';\n",
};
const oursOf = (entries) =>
  entries
    .map((entry) => `export { ${nameOf(entry)} } from '@tuanbao/library/${entry}';\n${besides[entry] ?? ''}`)
    .join('');
const antdOf = (components) => `export { ${[...new Set(components)].join(', ')} } from 'antd';\n`;

/** Returns the gzip bytes of what a page loads first for each source, in the same order. */
async function weighSources(sources, folder) {
  mkdirSync(folder, { recursive: true });
  const checks = sources.map((source, at) => {
    const file = join(folder, `page${at}.js`);
    writeFileSync(file, source);
    return { files: [file], entry: [`page${at}`], gzip: true, ignore: ['react', 'react-dom'] };
  });
  return (await sizeLimit([presetSmallLib], { checks })).map(({ size }) => size);
}

const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/**
 * Weighs each pair. `hosts` is a folder in which the packages and antd are installed. If `shouldRecord` is true, the
 * sizes are saved for the manual.
 * @returns {Promise<readonly { entry: string, antd: string, code: number, sheets: number, theirs: number }[]>}
 * gzip bytes: of our code, of the style sheets that a page with only this entry needs, and of antd's code
 */
export async function weighBesideAntd(hosts, shouldRecord) {
  const listed = [...Object.entries(pairs), [allEntries, Object.values(pairs).flat()]];
  const sources = listed.flatMap(([entry, components]) => [
    oursOf(entry === allEntries ? Object.keys(pairs) : [entry]),
    antdOf(components),
  ]);
  const bytes = await weighSources(sources, join(hosts, 'weights'));
  const packages = join(hosts, 'node_modules/@tuanbao');
  const variables = gzipped(join(packages, 'tokens/dist/tokens.css'));
  const rows = listed.map(([entry, components], at) => ({
    entry,
    antd: entry === allEntries ? allEntries : components.join(' + '),
    code: bytes[2 * at],
    sheets: variables + gzipped(join(packages, 'library/dist', entry === allEntries ? '' : entry, 'styles.css')),
    theirs: bytes[2 * at + 1],
  }));
  if (shouldRecord) writeFileSync(recordFile, `${JSON.stringify(rows, null, 2)}\n`);
  return rows;
}

/** Returns the recorded sizes, in the form that `weighBesideAntd` returns. */
export const recordedBesideAntd = () => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : []);
