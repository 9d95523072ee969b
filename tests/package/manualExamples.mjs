// Installs the packed packages in a new app. Copies the examples of the manual, the recipes of the guide and the examples
// of the README into the app, and shows each of them.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { root } from '../../app/start/install.mjs';
import { installAndBuild, refuseSecondCopies, serveFolder } from './examples.mjs';

const manual = join(root, 'stories/manual');
const recipes = join(root, 'stories/guide/recipes');

/** Returns the code of the example in a README that exports a component with the given name. */
const exampleIn = (readme, component) => {
  const codes = Array.from(
    readFileSync(join(root, readme), 'utf8').matchAll(/```tsx\n([^]*?)```/g),
    ([, code]) => code,
  );
  const code = codes.find((each) => new RegExp(`^export (?:const|function) ${component}\\b`, 'm').test(each)) ?? '';
  return component === 'Example' ? code : `${code}\nexport { ${component} as Example };\n`;
};

/** Returns the examples: their names, and their code as a user copies it. */
const examples = () => [
  ...globSync('*/example.tsx', { cwd: manual }).map((file) => ({
    name: basename(dirname(file)),
    code: readFileSync(join(manual, file), 'utf8'),
  })),
  ...globSync('*.tsx', { cwd: recipes }).map((file) => ({
    name: basename(file, '.tsx'),
    code: readFileSync(join(recipes, file), 'utf8'),
  })),
  { name: 'README', code: exampleIn('library/README.md', 'Example') },
  { name: 'READMEEnrolment', code: exampleIn('library/README.md', 'Enrolment') },
];

/**
 * Creates the app beside the packed packages, then installs and builds it. The build also checks the types of all
 * examples.
 */
export async function buildManual(packed, scratch) {
  const folder = join(scratch, 'embed', 'manual');
  mkdirSync(join(folder, 'src/examples'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html'])
    cpSync(join(root, 'stories/guide/embed/vite-react-19', file), join(folder, file));
  cpSync(join(root, 'tests/package/manual/main.tsx'), join(folder, 'src/main.tsx'));
  for (const { name, code } of examples()) writeFileSync(join(folder, `src/examples/${name}.tsx`), code);
  await installAndBuild(folder, packed);
  refuseSecondCopies(folder);
  return folder;
}

/**
 * Opens every example. @returns the problems: errors and warnings in the console, exceptions, and examples that show
 * nothing
 */
export async function visitManual(folder, browser) {
  const site = await serveFolder(folder);
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' });
  const complaints = [];
  let current = '';
  context.on('weberror', (error) => complaints.push(`${current}: ${error.error()}`));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${current}: ${message.text()}`);
  });
  const page = await context.newPage();
  for (const { name } of examples()) {
    current = name;
    await page.goto(`${site.address}/?${name}`);
    await page
      .locator('#root > * > *')
      .first()
      .waitFor({ state: 'attached', timeout: 10_000 })
      .catch(() => complaints.push(`${name}: shows nothing`));
  }
  await context.close();
  site.close();
  return complaints;
}
