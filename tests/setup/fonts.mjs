import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Font weights that the tokens use, and the browser's default bold. The names are the folder names in the font
 * packages.
 */
const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold'];

/** Font packages of the tests. Each has the weights that the browser can use. */
const packages = {
  roboto: weights,
  'roboto-mono': weights,
  'noto-sans-sc': weights,
  'noto-sans-arabic': weights,
  'noto-sans-symbols': weights,
  'noto-sans-symbols-2': ['400Regular'],
};

/** All font families. If a font lacks a character, the browser searches the families in this order. */
const allFamilies = [
  'Roboto',
  'Noto Sans SC',
  'Noto Sans Arabic',
  'Noto Sans Symbols',
  'Noto Sans Symbols 2',
  'Roboto Mono',
];

/** Names of other systems' fonts and generic names. Each is listed under the family that replaces it. */
const aliases = {
  Roboto: [
    'sans-serif',
    'serif',
    'system-ui',
    'ui-sans-serif',
    'cursive',
    'fantasy',
    'Arial',
    'Helvetica',
    'Helvetica Neue',
    'Segoe UI',
    'Times New Roman',
    'Times',
  ],
  'Noto Sans SC': [
    'PingFang SC',
    'Hiragino Sans GB',
    'Microsoft YaHei',
    'Microsoft YaHei UI',
    'Noto Sans CJK SC',
    'Source Han Sans SC',
    'WenQuanYi Micro Hei',
    'SimSun',
  ],
  'Roboto Mono': ['monospace', 'ui-monospace', 'SF Mono', 'Menlo', 'Consolas', 'Courier New', 'Courier'],
};

const packageFolder = (name) => join(root, 'node_modules/@expo-google-fonts', name);

/** The folder with all font packages. Some browsers read only files in folders that they are told. */
export const fontsFolder = packageFolder('');

/** Returns the folders of the font files. @throws Error when a package isn't installed */
function fontFolders() {
  const folders = Object.entries(packages).flatMap(([name, names]) =>
    names.map((weight) => join(packageFolder(name), weight)),
  );
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing) throw new Error(`The fonts of the tests are not installed (${missing}): run npm ci.`);
  return folders;
}

const strings = (names) => names.map((name) => `<string>${name}</string>`).join('');

const aliasRules = () =>
  Object.entries(aliases).flatMap(([family, names]) =>
    names.map(
      (name) =>
        `<match target="pattern"><test name="family"><string>${name}</string></test>` +
        `<edit name="family" mode="assign" binding="strong">${strings([family])}</edit></match>`,
    ),
  );

/**
 * Settings for drawing all characters: no hinting and grey antialiasing. They don't depend on the system's preferences.
 */
const drawing = `<match target="pattern">
<edit name="antialias" mode="assign"><bool>true</bool></edit>
<edit name="hinting" mode="assign"><bool>false</bool></edit>
<edit name="autohint" mode="assign"><bool>false</bool></edit>
<edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
<edit name="rgba" mode="assign"><const>none</const></edit>
<edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
</match>`;

const configuration = (cache) =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${fontFolders()
  .map((folder) => `<dir>${folder}</dir>`)
  .join('\n')}
<cachedir>${cache}</cachedir>
${aliasRules().join('\n')}
<match target="pattern"><edit name="family" mode="append_last" binding="weak">${strings(allFamilies)}</edit></match>
${drawing}
</fontconfig>
`;

/**
 * Writes a fontconfig file that contains only the fonts of the tests, so that installed fonts don't change a test or a
 * picture. Each font name in our styles, including generic names, is replaced by one of these fonts.
 * @returns {string} path of the file, for FONTCONFIG_FILE
 */
export function fontsFile() {
  const folder = join(root, 'node_modules/.cache/tuanbao/fonts');
  const file = join(folder, 'fonts.conf');
  const text = configuration(join(folder, 'cache'));
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  mkdirSync(folder, { recursive: true });
  // The complete file is renamed to its final name. So workers that start at the same time never read an incomplete
  // file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
  return file;
}

/**
 * Returns the versions of the font packages, by name.
 * @returns {Record<string, string>}
 */
export const fontVersions = () =>
  Object.fromEntries(
    Object.keys(packages).map((name) => [
      name,
      JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version,
    ]),
  );
