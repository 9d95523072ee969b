import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type UnformattedNumber, unformattedNumbersIn } from './numbersInText.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const minute = 60_000;

/** Modules that implement the formats, and modules whose texts only operators and authors of products see. */
const exempt = [
  'library/src/products/',
  'library/src/i18n/formatExactYuan.ts',
  'library/src/i18n/formatMoney.ts',
  'app/server/operations/',
  'app/server/platform/settings/',
  'app/server/sandbox/',
  'app/server/wiring/',
];

it(
  'every count and every amount in a text has the format of i18n: 10,000 人, ¥205,008.00',
  () => {
    const offences = unformattedNumbersIn(root, ['library', 'app', 'app/server'])
      .filter(({ file }) => !exempt.some((path) => file.startsWith(path)))
      .map(({ file, line, code }) => `${file}:${line} ${code} (use counted, formatFen or formatYuan)`);
    expect([...new Set(offences)]).toEqual([]);
  },
  minute,
);

const sample = `declare const heads: number;
      declare const given: string | number;
      declare const name: string;
      declare const yuan: string;
      declare const counted: (sentence: TemplateStringsArray, ...values: readonly unknown[]) => string;
      declare const formatYuan: (yuan: string) => string;
      export const wrong = [
        \`\${heads} 人\`,
        \`\${given}个文件\`,
        \`\${heads} persons\`,
        \`¥\${yuan}\`,
        counted\`¥\${yuan}\`,
        counted\`\${heads} 人\${heads > 1 ? \`，\${heads + 1} 项\` : ''}\`,
      ];
      export const right = [
        counted\`\${heads} 人\`, \`\${name} 人\`, \`第 \${heads} 行\`, \`\${heads} 个月\`, \`\${heads}px\`, \`\${formatYuan(yuan)}\`,
      ];
      `;

describe('the search', () => {
  let folder = '';
  let found: readonly UnformattedNumber[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'numbers-'));
    mkdirSync(join(folder, 'code'));
    const compilerOptions = { strict: true, target: 'es2023', types: [], noEmit: true };
    writeFileSync(join(folder, 'code/tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
    writeFileSync(join(folder, 'code/sample.ts'), sample);
    found = unformattedNumbersIn(folder, ['code']);
  }, minute);

  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds counts and money without a format, and nothing else', () => {
    expect(found.map(({ code }) => code)).toEqual([
      '${heads} 人',
      '${given}个文件',
      '${heads} persons',
      '¥${yuan}',
      '¥${yuan}',
      '，${heads + 1} 项',
    ]);
  });
});
