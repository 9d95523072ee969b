// Measures how documents are read from photographs: how many values are read, misread and marked in each condition.
// Also measures time and memory.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { calendarDayFrom } from '@tuanbao/library/domain/calendar/parseDay';
import { authorisationLacks } from '@tuanbao/library/domain/recognition/authorisationReading';
import { idCardPhotograph } from '@tuanbao/library/domain/recognition/idCardPhotograph';
import { licenceReading } from '@tuanbao/library/domain/recognition/licenceReading';
import type { ReadField } from '@tuanbao/library/domain/recognition/readField';

import { localRecogniser } from '../../../../app/server/gateways/recognition/localRecogniser.ts';
import type { RecognisedText } from '../../../../app/server/gateways/recognition/recognisedText.ts';
import { conditions } from '../../../fixtures/papers/photographs.ts';
import { samplePapers } from '../../../fixtures/papers/samplePapers.ts';
import { type BenchPhotograph, benchPhotographs, largest } from './sample.ts';

/** A row of the printed result. */
interface Result {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
}

/** Counts of a field's values in a condition. */
interface Count {
  all: number;
  right: number;
  marked: number;
  wrongUnmarked: number;
}

const today = '2026-11-20';
const megabyte = 1024 * 1024;
const counts = new Map<string, Count>();

function note(condition: string, field: string, { value, isToBeChecked }: ReadField, truth: string): void {
  const key = `${condition} ${field}`;
  const count = counts.get(key) ?? { all: 0, right: 0, marked: 0, wrongUnmarked: 0 };
  counts.set(key, count);
  const isRight = value === truth;
  count.all += 1;
  if (isRight) count.right += 1;
  if (value !== '' && isToBeChecked) count.marked += 1;
  if (value === '' || isRight) return;
  if (!isToBeChecked) count.wrongUnmarked += 1;
  process.stderr.write(`${key}: ${value} in place of ${truth}${isToBeChecked ? '' : ', without a mark'}\n`);
}

const unread: RecognisedText = { lines: [], again: {}, red: null };

/**
 * Converts the result of checking a letter to a field, so that letters are counted like texts. The field has the value
 * `read` if the letter lacks nothing; otherwise it is empty.
 */
const letterAs = (isRead: boolean): ReadField => ({ value: isRead ? 'read' : '', confidence: 0, isToBeChecked: false });

function judge({ condition, kind, seed }: BenchPhotograph, { lines, again, red }: RecognisedText): void {
  const { licence, idCard } = samplePapers(seed, condition === 'rare');
  const readings = new Map(Object.entries(again));
  if (kind === 'licence') {
    const read = licenceReading(lines, readings);
    note(condition, 'licence code', read.groupIdNo, licence.code);
    note(condition, 'licence name', read.groupName, licence.name);
    note(condition, 'licence person', read.legalPersonName, licence.legalPerson);
    note(condition, 'licence day', read.establishedOn, calendarDayFrom(licence.establishedOn) ?? '');
    note(condition, 'licence address', read.address, licence.address);
  } else if (kind === 'idCard') {
    const read = idCardPhotograph(lines, readings, today);
    note(condition, 'id card name', read.name, idCard.name);
    note(condition, 'id card number', read.idNo, idCard.idNo);
  } else {
    const letter = { lines, again: readings, red };
    note(condition, 'letter in order', letterAs(authorisationLacks(letter, licence.name).length === 0), 'read');
    const branch = `${licence.name}云州分公司`;
    note(condition, 'letter of another', letterAs(authorisationLacks(letter, branch).length === 0), '');
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tuanbao-papers-'));
const results: Result[] = [];
try {
  execFileSync(process.execPath, [...process.execArgv, join(import.meta.dirname, 'photographs.ts'), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const idle = process.memoryUsage.rss();
  let most = idle;
  const looks = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  // The timeout is so long that it isn't reached on a busy machine. It doesn't affect the results, because only CPU
  // time is measured.
  const recogniser = localRecogniser({ longestMs: 120_000 });
  const seconds = async (path: string): Promise<number> => {
    const before = process.cpuUsage();
    await recogniser.recognise({ path, kind: 'licence' });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  const path = join(folder, largest);
  const [first, second] = [await seconds(path), await seconds(path)];
  results.push(
    { name: '12 MP, first (with its start)', value: first, unit: 's of CPU', limit: 6 },
    { name: '12 MP, next', value: second, unit: 's of CPU', limit: 6 },
  );
  for (const photograph of benchPhotographs) {
    const { kind, name } = photograph;
    const recognition = await recogniser.recognise({ path: join(folder, name), kind });
    judge(photograph, recognition.outcome === 'read' ? recognition.text : unread);
  }
  clearInterval(looks);
  await recogniser.close();
  results.push({ name: 'memory beside the idle process', value: (most - idle) / megabyte, unit: 'MB', limit: 400 });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

for (const [name, { all, right, marked }] of counts) {
  const isJudged = name === 'clean licence code' || name === 'clean licence name';
  results.push({
    name: `${name}: not right`,
    value: (100 * (all - right)) / all,
    unit: `% of ${all}`,
    ...(isJudged && { limit: 5 }),
  });
  results.push({ name: `${name}: marked`, value: (100 * marked) / all, unit: `% of ${all}` });
}
for (const condition of conditions) {
  const own = [...counts].filter(([name]) => name.startsWith(condition));
  const value = own.reduce((sum, [, { wrongUnmarked }]) => sum + wrongUnmarked, 0);
  results.push({ name: `${condition}: wrong without a mark`, value, unit: 'values', limit: 0 });
}
process.stdout.write(JSON.stringify(results));
