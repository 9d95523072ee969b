import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Weights that the tokens use, and the browser's own bold; folder names of the font packages. */
const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold'];

/** Font packages of the tests, each with the weights that are shown to the browser. */
const packages = {
  roboto: weights,
  'roboto-mono': weights,
  'noto-sans-sc': weights,
  'noto-sans-arabic': weights,
  'noto-sans-symbols': weights,
  'noto-sans-symbols-2': ['400Regular'],
};

/** Every family in the order in which a missing character is looked for. */
const allFamilies = [
  'Roboto',
  'Noto Sans SC',
  'Noto Sans Arabic',
  'Noto Sans Symbols',
  'Noto Sans Symbols 2',
  'Roboto Mono',
];

/** Families of other systems and generic names, by the family that is drawn for them. */
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

/** The folder of every font package, for browsers that read no file unless its folder is named. */
export const fontsFolder = packageFolder('');

/** The folders of the font files. @throws Error where a package isn't installed */
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

/** What every glyph is drawn with: no hinting, grey edges, whatever the system prefers. */
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
 * Writes a fontconfig file that knows the fonts of the tests and no other, so that installed fonts change no test and no
 * picture. Every name that our styles use, generic ones too, leads to one of them.
 * @returns {string} the file, for FONTCONFIG_FILE
 */
export function fontsFile() {
  const folder = join(root, 'node_modules/.cache/tuanbao/fonts');
  const file = join(folder, 'fonts.conf');
  const text = configuration(join(folder, 'cache'));
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  mkdirSync(folder, { recursive: true });
  // renamed into place: workers that start together never read half a file
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
  return file;
}

/**
 * Names and versions of the font packages.
 * @returns {Record<string, string>}
 */
export const fontVersions = () =>
  Object.fromEntries(
    Object.keys(packages).map((name) => [
      name,
      JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version,
    ]),
  );
