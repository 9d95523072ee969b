import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { launch } from './clocks.mjs';
import { limits } from './limits.mjs';
import { buildPage, pagesFolder } from './pages.mjs';
import { ensurePeers } from './peers.mjs';
import { ensureRegionTree } from './regionTree.mjs';
import { mediansOf, tableOf, verdictsOf, verdictText } from './report.mjs';
import { ensureRosters, rostersFolder } from './rosters.mjs';
import { serve } from './serve.mjs';
import { subjectsOf } from './subjects.mjs';

const patienceMs = 180_000;
const say = (text) => process.stdout.write(`${text}\n`);

/** Measures the suites, ours beside its peers in one run. Returns whether every limit was met. */
export async function measureSuites(suites, { runs, only }) {
  if (suites.length === 0) return true;
  await ensurePeers();
  ensureRegionTree();
  if (suites.includes('import')) ensureRosters();
  const server = await serve([join(pagesFolder, 'built'), join(pagesFolder, 'data'), rostersFolder]);
  let isMet = true;
  try {
    for (const suite of suites) isMet = (await measureSuite(suite, server.address, { runs, only })) && isMet;
  } finally {
    server.close();
  }
  return isMet;
}

async function measureSuite(suite, address, { runs, only }) {
  const { scenarios, weightOf } = await import(`./scenarios/${suite}.mjs`);
  const subjects = subjectsOf(suite).filter(({ name }) => !only || name === 'ours' || only.includes(name));
  const results = {};
  for (const subject of subjects) {
    const { js, css } = await buildPage(subject);
    results[subject.name] = [{ 'first load kB': js + css, ...weightOf?.(subject) }];
  }
  for (let run = 0; run < runs; run++) {
    // in another order each time, so that no subject always meets a warm or a tired machine
    for (const subject of subjects.toSorted(() => Math.random() - 0.5)) {
      results[subject.name].push(await measureSubject(subject, scenarios, `${address}/${subject.id}/`));
    }
    process.stderr.write(`${suite}: run ${run + 1} of ${runs}\n`);
  }
  const medians = mediansOf(results);
  mkdirSync(join(pagesFolder, 'results'), { recursive: true });
  writeFileSync(join(pagesFolder, 'results', `${suite}.json`), JSON.stringify({ medians, results }, null, 1));
  say(`\n${suite}, medians of ${runs} runs\n${tableOf(medians)}\n`);
  const verdicts = verdictsOf(medians, limits[suite]);
  for (const verdict of verdicts) say(verdictText(verdict));
  return verdicts.every((verdict) => verdict.isMet);
}

/** Each scenario in a fresh browser; one that fails is told and leaves its figures out. */
async function measureSubject(subject, scenarios, address) {
  const figures = {};
  for (const scenario of scenarios) {
    const browser = await launch();
    let timer;
    const tooLong = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`took longer than ${patienceMs} ms`)), patienceMs);
    });
    try {
      const measured = scenario(browser, address);
      measured.catch(() => {}); // where time was up first, it fails later, as its browser closes
      Object.assign(figures, await Promise.race([measured, tooLong]));
    } catch (error) {
      process.stderr.write(`${subject.id}: ${String(error.message).split('\n')[0]}\n`);
    } finally {
      clearTimeout(timer);
      await browser.close();
    }
  }
  return figures;
}
