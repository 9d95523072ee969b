import { spawn } from 'node:child_process';
import { createServer, get } from 'node:http';
import { join } from 'node:path';

import { launch } from '../../peers/run/clocks.mjs';
import { buildPage, pagesFolder } from '../../peers/run/pages.mjs';
import { ensurePeers } from '../../peers/run/peers.mjs';
import { mediansOf, tableOf, verdictsOf, verdictText } from '../../peers/run/report.mjs';
import { serve } from '../../peers/run/serve.mjs';
import { subjectsOf } from '../../peers/run/subjects.mjs';
import { blockedUnwatched } from './unwatched.mjs';
import { arrive, interact } from './visits.mjs';
import { firstLoadOf, routeWeights } from './weights.mjs';

const root = join(import.meta.dirname, '../../../..');
const dist = join(root, 'app/dist');
const say = (text) => process.stdout.write(`${text}\n`);

/**
 * Limits of the start. Limits with `peers` are compared with the antd shell in the same run; the others are fixed
 * values. On a busy machine, only CPU time is a reliable number.
 */
const limits = [
  { metric: 'first load kB', value: 175 },
  { metric: 'desktop ready ms', atMost: 0.7, peers: ['antd-shell'] },
  { metric: 'desktop cpu ms', atMost: 1, peers: ['antd-shell'] },
  { metric: 'desktop blocked unwatched ms', value: 0 },
  { metric: 'desktop layout shift', value: 0 },
  { metric: 'slow ready ms', atMost: 0.7, peers: ['antd-shell'] },
  { metric: 'slow cpu ms', atMost: 1, peers: ['antd-shell'] },
  { metric: 'slow layout shift', value: 0 },
];
const routeLimit = 60;
const interactionLimit = 100;
/** Limit in milliseconds until the page of an order with 10,000 persons shows its content. */
const orderLimit = 1000;

/** Starts the product in a separate process. */
async function openPlace() {
  const child = spawn(process.execPath, ['--conditions=tuanbao-source', join(import.meta.dirname, 'place.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk.toString();
      if (printed.endsWith('\n')) resolve(printed);
    });
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}`)));
  });
  const close = () =>
    new Promise((ended) => {
      child.removeAllListeners('exit');
      child.once('exit', ended);
      child.kill('SIGTERM');
    });
  return { ...JSON.parse(line), close };
}

/** Serves the page of the antd shell. The shell shows the product's own list of products. */
async function serveShell(folder, products) {
  const pages = await serve([folder]);
  const server = createServer((request, response) => {
    if (request.url === '/products.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(products));
      return;
    }
    get(pages.address + request.url, (answer) => {
      response.writeHead(answer.statusCode, { 'content-type': answer.headers['content-type'] ?? 'text/plain' });
      answer.pipe(response);
    });
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.close();
    pages.close();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, close };
}

/**
 * Opens the page once at the machine's normal speed and once with a slowed CPU, each in a new browser without caches.
 */
async function arriveTwice(place) {
  const browser = await launch();
  try {
    const desktop = await arrive(browser, { ...place, slowdown: 1 }, 'desktop');
    return { ...desktop, ...(await arrive(browser, { ...place, slowdown: 4 }, 'slow')) };
  } finally {
    await browser.close();
  }
}

async function timed(subjects, runs) {
  const results = Object.fromEntries(subjects.map(({ name, kB }) => [name, [{ 'first load kB': kB }]]));
  for (let run = 0; run < runs; run++) {
    for (const { name, place } of subjects.toSorted(() => Math.random() - 0.5)) {
      const watched = await arriveTwice(place);
      results[name].push({ ...watched, 'desktop blocked unwatched ms': await blockedUnwatched(place) });
    }
    process.stderr.write(`startup: run ${run + 1} of ${runs}\n`);
  }
  return mediansOf(results);
}

function judge(name, value, limit, unit) {
  const isMet = value <= limit;
  say(`${isMet ? 'ok    ' : 'MISSED'} ${name}: ${value.toFixed(1)} ${unit} of at most ${limit}`);
  return isMet;
}

/**
 * Returns the minimum of each number over all runs. Other programs on the machine can only make a number larger, and
 * the limits of these numbers are fixed values.
 */
const leastOf = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((name) => [name, Math.min(...runs.map((run) => run[name]))]));

async function interactions(place, runs) {
  const results = { ours: [], slow: [] };
  for (let run = 0; run < Math.min(runs, 3); run++) {
    const browser = await launch();
    try {
      results.ours.push(await interact(browser, { ...place, slowdown: 1 }));
      results.slow.push(await interact(browser, { ...place, slowdown: 4 }));
    } finally {
      await browser.close();
    }
  }
  return { ours: leastOf(results.ours), slow: leastOf(results.slow) };
}

/** Measures the page of an order: milliseconds until it shows its overview, and until it shows persons. */
async function orderPage({ url, cookie, order }, runs) {
  const results = [];
  for (let run = 0; run < Math.min(runs, 3); run++) {
    const browser = await launch();
    const opened = (path, shows) => arrive(browser, { address: url + path, cookie, shows, slowdown: 1 }, 'page');
    try {
      const overview = await opened(order, 'main [role=tabpanel] dl');
      const persons = await opened(`${order}?tab=persons`, 'main [role=tabpanel] tbody tr');
      results.push({ overview: overview['page ready ms'], persons: persons['page ready ms'] });
    } finally {
      await browser.close();
    }
  }
  return leastOf(results);
}

/**
 * Compares the app's start with the start of the antd shell. Also measures how fast the app responds to an agent's
 * input. Returns true if all limits are met.
 */
export async function measureStartup({ runs }) {
  await ensurePeers();
  const [shell] = subjectsOf('startup');
  await buildPage(shell);
  const shellFolder = join(pagesFolder, 'built', shell.id);
  const product = await openPlace();
  const shellServer = await serveShell(shellFolder, product.products);
  const { url, cookie } = product;
  try {
    const medians = await timed(
      [
        { name: 'ours', kB: firstLoadOf(dist), place: { address: `${url}/entry`, cookie, shows: 'main article' } },
        {
          name: shell.name,
          kB: firstLoadOf(shellFolder),
          place: { address: shellServer.address, shows: 'tr.ant-table-row' },
        },
      ],
      runs,
    );
    say(`\nstartup, medians of ${runs} runs\n${tableOf(medians)}\n`);
    const write = { address: url + product.writing, cookie, shows: '[role=gridcell]' };
    const answers = await interactions(write, runs);
    say(`writing with 1,000 persons: ms from an input to its next paint, least of the runs\n${tableOf(answers)}\n`);
    const order = await orderPage(product, runs);
    say(`page of an order with 10,000 persons: ms until it is ready, least of the runs\n${tableOf({ order })}\n`);
    const verdicts = verdictsOf(medians, limits);
    for (const verdict of verdicts) say(verdictText(verdict));
    const weights = routeWeights(dist, join(root, 'app/client/routes'));
    return [
      ...verdicts.map(({ isMet }) => isMet),
      ...weights.map(({ route, kB }) => judge(`${route}, of its own`, kB, routeLimit, 'kB')),
      judge('order with 10,000 persons, slower tab', Math.max(...Object.values(order)), orderLimit, 'ms'),
      judge('interaction to next paint, worst', Math.max(...Object.values(answers.ours)), interactionLimit, 'ms'),
    ].every(Boolean);
  } finally {
    shellServer.close();
    await product.close();
  }
}
