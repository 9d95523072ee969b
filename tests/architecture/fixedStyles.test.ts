import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { staticStyles } from '../../library/build/staticStyles.ts';
import { StyleModule } from '../../library/build/styleModule.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a module into a temporary folder and reads its styles. */
function stylesOf(name: string, code: string): StyleModule {
  const file = join(folder, name);
  writeFileSync(file, `import { css, keyframes, styled } from 'styled-components';\n${code}`);
  return new StyleModule(file);
}

it('the styles of library, app and stories are fixed texts, so that a build can write them into style sheets', () => {
  const files = globSync('{library/src,app,stories,.storybook}/**/*.styles.ts', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  });
  const elements = files.flatMap((file) => new StyleModule(join(root, file)).elements);
  expect(elements.length).toBeGreaterThan(500);
  expect(new Set(elements.map(({ className }) => className)).size).toBe(elements.length);
});

it('writes nested rules and conditions without nesting', () => {
  const { css, elements } = stylesOf(
    'Card.styles.ts',
    'export const Root = styled.section`color: red; > a:hover { color: blue; } @media print { display: none; }`;',
  );
  const name = elements[0]?.className;
  expect(css).toBe(`.${name}{color:red;}.${name} >a:hover{color:blue;}@media print{.${name}{display:none;}}`);
});

it('takes tokens, parts of other modules and keyframes into the rules', () => {
  stylesOf('frame.styles.ts', 'export const frame = css`display: grid;`;');
  const { css, elements, files } = stylesOf(
    'Panel.styles.ts',
    `import { size } from '@tuanbao/tokens';
     import { frame } from './frame.styles.ts';
     const turn = keyframes\`to { opacity: 0; }\`;
     export const Root = styled(Link as PlainLink)\`\${frame} inline-size: \${size.icon}; animation: \${turn} 1s;\`;`,
  );
  const keyframes = /@keyframes ([^{]+)\{/.exec(css)?.[1];
  expect(css).toContain('display:grid;inline-size:var(--tb-size-icon);');
  expect(css).toContain(`animation:${keyframes} 1s;`);
  expect(elements.map(({ target }) => target)).toEqual(['Link']);
  expect([...files]).toEqual([join(folder, 'Panel.styles.ts'), join(folder, 'frame.styles.ts')]);
});

it('gives two elements with the same rules different class names', () => {
  const { elements } = stylesOf(
    'Twins.styles.ts',
    'const One = styled.i`color: red;`; const Two = styled.i`color: red;`;',
  );
  expect(new Set(elements.map(({ className }) => className)).size).toBe(2);
});

it('refuses a function in a template, and says where it is', () => {
  expect(() => stylesOf('Text.styles.ts', 'const Root = styled.p`color: ${({ theme }) => theme.text};`;')).toThrow(
    /Text\.styles\.ts:2: "\(\{ theme \}\) => theme\.text" is no fixed text/,
  );
});

it('refuses a token that there isn’t', () => {
  expect(() =>
    stylesOf('Gap.styles.ts', "import { space } from '@tuanbao/tokens'; const Root = styled.p`gap: ${space.vast};`;"),
  ).toThrow('"space.vast" is no fixed text');
});

it.each([
  ['attrs', "export const Field = styled.input.attrs({ type: 'text' })`color: red;`;", 'styled'],
  ['a template inside a function', 'export const make = () => styled.p`color: red;`;', 'styled'],
  [
    'another function of styled-components',
    "import { createGlobalStyle } from 'styled-components';\nexport const Page = createGlobalStyle`p { color: red; }`;",
    'createGlobalStyle',
  ],
])('refuses %s, which no style sheet can replace', (name, code, found) => {
  expect(() => stylesOf(`${name.replaceAll(' ', '')}.styles.ts`, code)).toThrow(
    new RegExp(`\\.styles\\.ts:[23]: "${found}" is no fixed text`),
  );
});

it('only modules with styles use styled-components, so that every build leaves it out', () => {
  const files = globSync('{library/src,app,stories,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  });
  const users = files.filter(
    (file) => !file.endsWith('.styles.ts') && /from 'styled-components'/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(users).toEqual([]);
});

describe('in a build', () => {
  const page = join(folder, 'page.ts');
  beforeAll(() => {
    const styled = "import { styled } from 'styled-components';\n";
    writeFileSync(join(folder, 'Base.styles.ts'), `${styled}export const Base = styled.p\`color: red;\`;`);
    writeFileSync(
      join(folder, 'Derived.styles.ts'),
      `${styled}import { Base } from './Base.styles.ts';\nexport const Derived = styled(Base)\`color: blue;\`;`,
    );
    writeFileSync(join(folder, 'Lazy.styles.ts'), `${styled}export const Lazy = styled.p\`color: green;\`;`);
    writeFileSync(
      page,
      "import { Derived } from './Derived.styles.ts';\nconsole.log(Derived, import('./Lazy.styles.ts'));",
    );
  });

  const sheetsOf = async (
    options: Parameters<typeof staticStyles>[0],
    input = [page],
  ): Promise<ReadonlyMap<string, string>> => {
    const output = await build({
      root: folder,
      logLevel: 'silent',
      configFile: false,
      plugins: [staticStyles(options)],
      build: {
        write: false,
        minify: false,
        cssCodeSplit: false,
        rolldownOptions: { input, external: ['react'], preserveEntrySignatures: 'strict' },
      },
    });
    const files = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
    return new Map(
      files.flatMap((file) =>
        file.fileName.endsWith('.css') && 'source' in file
          ? [[file.fileName, String(file.source).replaceAll(/\s/g, '')]]
          : [],
      ),
    );
  };

  it.each([undefined, 'styles.css'])(
    'an element overrides the element that it extends, and lazy modules have their styles (one sheet: %s)',
    async (sheet) => {
      const css = [...(await sheetsOf(sheet === undefined ? {} : { sheet })).values()].join('');
      const places = ['color:red', 'color:blue', 'color:green'].map((rule) => css.indexOf(rule));
      expect(Math.min(...places)).toBeGreaterThan(-1);
      expect(places[0]).toBeLessThan(places[1] ?? 0);
    },
  );

  it('an entry has a sheet with its own styles, also those of lazy modules, and the styles of every sheet', async () => {
    const provider = join(folder, 'Provider.styles.ts');
    writeFileSync(
      provider,
      "import { styled } from 'styled-components';\nexport const Provider = styled.p`color: gray;`;",
    );
    const sheets = await sheetsOf(
      {
        sheet: 'styles.css',
        sheetOfEntry: (entry) => (entry === page ? 'page/styles.css' : undefined),
        inEverySheet: [provider],
      },
      [page, provider],
    );
    const coloursIn = (name: string) =>
      [...(sheets.get(name) ?? '').matchAll(/color:(\w+)/g)].map(([, colour]) => colour);
    expect([...sheets.keys()].toSorted()).toEqual(['page/styles.css', 'styles.css']);
    expect(coloursIn('page/styles.css')).toEqual(['gray', 'red', 'blue', 'green']);
    expect(new Set(coloursIn('styles.css'))).toEqual(new Set(['blue', 'gray', 'green', 'red']));
  });
});
