import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { launch } from './clocks.mjs';
import { contenders, limits } from './limits.mjs';
import { buildPage, pagesFolder } from './pages.mjs';
import { ensurePeers } from './peers.mjs';
import { ensureRegionTree } from './regionTree.mjs';
import { isFloor, mediansOf, tableOf, verdictsOf, verdictText } from './report.mjs';
import { ensureRosters, rostersFolder } from './rosters.mjs';
import { serve } from './serve.mjs';
import { subjectsOf } from './subjects.mjs';

const patienceMs = 180_000;
const say = (text) => process.stdout.write(`${text}\n`);

/**
 * Measures the suites, our subjects and their peers in one run. Returns true when all limits are met.
 *
 * `only` contains the names of the peers to measure. Without `only`, all peers are measured if `everyPeer` is true;
 * otherwise only the peers that the limits need are measured.
 */
export async function measureSuites(suites, { runs, only, everyPeer }) {
  if (suites.length === 0) return true;
  await ensurePeers();
  ensureRegionTree();
  if (suites.includes('import')) ensureRosters();
  const server = await serve([join(pagesFolder, 'built'), join(pagesFolder, 'data'), rostersFolder]);
  let isMet = true;
  try {
    for (const suite of suites) isMet = (await measureSuite(suite, server.address, { runs, only, everyPeer })) && isMet;
  } finally {
    server.close();
  }
  return isMet;
}

/**
 * True if the limits of the suite need the subject: it is our own subject, or a limit compares our subject with it. A
 * limit that names no peers compares with all contenders.
 */
function isCompared(suite, name) {
  const named = limits[suite].flatMap(({ peers = [] }) => peers);
  const comparesWithAll = limits[suite].some(
    ({ peers, of, value }) => !peers && of === undefined && value === undefined,
  );
  const isContender = contenders[suite]?.includes(name) ?? !isFloor(name);
  return name === 'ours' || named.includes(name) || (comparesWithAll && isContender);
}

async function measureSuite(suite, address, { runs, only, everyPeer }) {
  const { scenarios, weightOf } = await import(`./scenarios/${suite}.mjs`);
  const isChosen = ({ name }) => (only ? name === 'ours' || only.includes(name) : everyPeer || isCompared(suite, name));
  const subjects = subjectsOf(suite).filter(isChosen);
  const judged = new Set(['ours', ...limits[suite].flatMap(({ peers = [] }) => peers)]);
  const results = {};
  for (const subject of subjects) {
    const { js, css } = await buildPage(subject);
    results[subject.name] = [{ 'first load kB': js + css, ...weightOf?.(subject) }];
  }
  for (let run = 0; run < runs; run++) {
    for (const scenario of scenarios) {
      for (const [name, visits] of await measureScenario(scenario, subjects, judged, address))
        results[name].push(...visits);
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

/**
 * The measurements of each visit of a scenario, by subject. Each visit has a new browser. In a scenario with several
 * `visits`, the subjects take turns in a changing order, so that the state of the machine is the same for all of them.
 * Our subject and the subjects that a limit names may have more visits (`judgedVisits`), because the result of the
 * limits depends on their measurements.
 */
async function measureScenario(scenario, subjects, judged, address) {
  const { visits = 1, judgedVisits = visits, isTooSlow } = scenario;
  const visitsOf = (name) => (judged.has(name) ? judgedVisits : visits);
  const seen = new Map(subjects.map(({ name }) => [name, []]));
  const browsers = new Map();
  for (let visit = 0; visit < Math.max(visits, judgedVisits); visit++) {
    for (const { name, id } of subjects.toSorted(() => Math.random() - 0.5)) {
      const before = seen.get(name);
      if (visit >= visitsOf(name) || before.some((figures) => isTooSlow?.(figures))) continue;
      const browser = browsers.get(name) ?? (await launch());
      browsers.set(name, browser);
      const figures = await figuresOf(id, scenario(browser, `${address}/${id}/`));
      before.push(figures);
      const hasFailed = Object.keys(figures).length === 0; // A failed visit may continue to run in its page.
      if (visit < visitsOf(name) - 1 && !hasFailed && !isTooSlow?.(figures)) continue;
      browsers.delete(name);
      await browser.close();
    }
  }
  return seen;
}

/** The measurements of a visit. A visit that fails or takes too long is reported and has no measurements. */
async function figuresOf(id, measured) {
  let timer;
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${patienceMs} ms`)), patienceMs);
  });
  measured.catch(() => {}); // After a timeout, the visit also fails when its browser closes. This error is ignored.
  try {
    return await Promise.race([measured, tooLong]);
  } catch (error) {
    process.stderr.write(`${id}: ${String(error.message).split('\n')[0]}\n`);
    return {};
  } finally {
    clearTimeout(timer);
  }
}
